import type { Resort } from '@/api/resorts/resort.schema';
import { resortArraySchema } from '@/api/resorts/resort-list.schema';
import { type QueryParams, toQueryString } from '@/lib/query-params';
import type { ApiClient } from './api-client';
import { refusalOf } from './check-reads';
import type { Findings } from './findings';

const CALL = 'Filters of GET /resorts';
/** Occurs in no name. */
const NONSENSE = 'zzqx-no-such-resort';

interface FilterCheck {
  params: QueryParams;
  /** What is wrong with the resorts that came, or ''. */
  complaint: (resorts: Resort[]) => string;
}

const allFit = (words: string, fits: (resort: Resort) => boolean) => (resorts: Resort[]) => {
  const wrong = resorts.filter((resort) => !fits(resort));
  return wrong.length > 0 ? `${wrong.length} of ${resorts.length} resorts ${words}, such as ${wrong[0]?.name}` : '';
};

const isAscending = (values: readonly number[]) =>
  values.every((value, index) => value >= (values[index - 1] ?? value));

/** Checks made from a resort of the list, so that each has something to find. */
function filterChecks({ id, name, region, country, resortStyles, rating }: Resort): FilterCheck[] {
  const styles = resortStyles.slice(0, 2);
  const finds = (resorts: Resort[]) => (resorts.some((resort) => resort.id === id) ? '' : `${name} is not among them`);
  return [
    { params: { search: name }, complaint: finds },
    {
      params: { search: NONSENSE },
      complaint: (resorts) => (resorts.length > 0 ? `${resorts.length} resorts match: \`search\` seems ignored` : ''),
    },
    { params: { region }, complaint: allFit('lie elsewhere', (resort) => resort.region === region) },
    { params: { country }, complaint: allFit('lie elsewhere', (resort) => resort.country === country) },
    {
      params: { resortStyles: styles },
      complaint: allFit('lack a style', (resort) => styles.every((style) => resort.resortStyles.includes(style))),
    },
    {
      params: { minRating: rating > 0 ? Math.floor(rating) : null },
      complaint: allFit('have less', (resort) => resort.rating >= Math.floor(rating)),
    },
    {
      params: { sortBy: 'elevation' },
      complaint: (resorts) =>
        isAscending(resorts.map(({ elevation }) => -elevation.peak))
          ? ''
          : 'not in the order of their peaks, highest first',
    },
    { params: { sortBy: 'name' }, complaint: () => '' },
    { params: { minPrice: 10, maxPrice: 990, sortBy: 'price_asc' }, complaint: () => '' },
    { params: { sortBy: 'price_desc' }, complaint: () => '' },
    { params: { sortBy: 'snowfall' }, complaint: () => '' },
  ];
}

/** Whether each filter of the list, and its order by peak, does what the visitor who chooses it expects; others are sent alone. */
export async function checkFilters(api: ApiClient, findings: Findings): Promise<void> {
  const [sample] = resortArraySchema.safeParse((await api.send('GET', '/resorts?page=1')).body).data ?? [];
  if (!sample) return;
  for (const { params, complaint } of filterChecks(sample)) {
    const query = toQueryString(params);
    if (query === '') continue;
    const response = await api.send('GET', `/resorts?${query}&page=1`);
    const resorts = resortArraySchema.safeParse(response.body).data;
    const problem = refusalOf(response) || (resorts ? complaint(resorts) : 'cannot be read');
    if (problem) findings.fault(CALL, `?${query}: ${problem}`);
  }
}

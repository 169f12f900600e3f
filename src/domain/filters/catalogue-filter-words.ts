import { locale } from '@/config/locale';
import { countryName } from '@/lib/country-names';
import { formatCount, monthNames } from '@/lib/format';
import type { Units } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { dayRangeText } from '../day-range-text';
import { facilityLabel } from '../facility-label';
import type { FilterChoice, ListFilters, OpenOn } from './list-filters';

/** The words for a filter that needs the catalogue, on its chip and in the page's title, and the choice that removes it. */
interface CatalogueFilterWords {
  label: string;
  name?: string;
  title: string;
  without: FilterChoice;
}

/** "Open in April", "Open into May or later", "In season 14 – 21 Feb": only the months of a season are known, so it promises no day. */
export function openOnWords(openOn: OpenOn): string {
  if ('days' in openOn) return m.filter_in_season({ days: dayRangeText(openOn.days) });
  const month = (later: number) => monthNames()[(openOn.month + later) % 12] ?? '';
  return openOn.isBeyond ? m.filter_open_into({ month: month(1) }) : m.season_open_in({ month: month(0) });
}

/** German nouns keep their capital. */
const withinSentence = (label: string) => (locale === 'de' ? label : label.charAt(0).toLowerCase() + label.slice(1));

/** Removes one country, also where it is pressed twice. The server is asked for the first one, so the next takes its place. */
export const withoutCountry =
  (country: string) =>
  (now: ListFilters): Partial<ListFilters> => {
    const [first = '', ...countries] = [now.country, ...now.countries].filter(
      (each) => each !== '' && each !== country,
    );
    return { country: first, countries };
  };

/** The words for the filters that are set, in the order of the controls. */
export function catalogueFilterWords(
  filters: ListFilters,
  { units, placeName }: { units: Units; placeName?: string | undefined },
): CatalogueFilterWords[] {
  const { countries, minPeak, minDrop, minRuns, minSnowfall, openOn, facilities, maxKm, bounds } = filters;
  const words: CatalogueFilterWords[] = [];
  const add = (label: string, without: FilterChoice) => words.push({ label, title: withinSentence(label), without });

  for (const country of countries) {
    const name = countryName(country);
    const without = withoutCountry(country);
    words.push({ label: m.filter_country({ country: name }), name, title: name, without });
  }
  if (minPeak !== null) add(m.filter_peak({ height: units.elevation(minPeak).text }), { minPeak: null });
  if (minDrop !== null) add(m.filter_drop({ height: units.elevation(minDrop).text }), { minDrop: null });
  if (minRuns !== null) {
    const { amount, unit } = minRuns;
    const text = unit === 'km' ? units.distance(amount).text : formatCount(amount);
    add(m.filter_runs({ amount: text }), { minRuns: null });
  }
  if (minSnowfall !== null) add(m.filter_snowfall({ amount: units.snow(minSnowfall).text }), { minSnowfall: null });
  if (openOn !== null) add(openOnWords(openOn), { openOn: null });
  for (const facility of facilities) {
    const without = (now: ListFilters) => ({ facilities: now.facilities.filter((other) => other !== facility) });
    const label = facilityLabel(facility);
    words.push({ label: m.filter_facility({ facility: label }), name: label, title: label, without });
  }
  if (maxKm !== null) {
    const distance = units.distance(maxKm).text;
    add(placeName ? m.filter_within_of({ distance, place: placeName }) : m.filter_within({ distance }), {
      maxKm: null,
    });
  }
  if (bounds !== null) add(m.filter_map_area(), { bounds: null });
  return words;
}

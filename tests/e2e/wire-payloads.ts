import type { Page } from '@playwright/test';
import type { KnownResort } from './catalogue';

type Json = Record<string, unknown>;

/** The shape of an API's responses: fields of a resort nested or flat, bodies wrapped in a named field or bare. */
export interface Shape {
  fields: 'nested' | 'flat';
  responses: 'wrapped' | 'bare';
}

const commonFields = ({ id, name, country, region, description, ...rest }: KnownResort): Json => ({
  id,
  name,
  country,
  region,
  description,
  location: { latitude: rest.latitude, longitude: rest.longitude },
  rating: rest.rating,
  slopes_km: rest.slopes_km,
  facilities: rest.facilities,
  pros: rest.pros,
  cons: rest.cons,
  resort_styles: rest.resort_styles,
});

const nested = (resort: KnownResort): Json => ({
  ...commonFields(resort),
  elevation: { base: resort.base_elevation_m, peak: resort.peak_elevation_m, vertical: resort.vertical_m },
  trails: {
    beginner: resort.beginner_runs,
    intermediate: resort.intermediate_runs,
    advanced: resort.advanced_runs,
    total: resort.total_runs,
  },
  price_range: resort.price,
  season_period: resort.season,
  averageSnowfall: resort.average_snowfall_cm,
});

const flat = (resort: KnownResort): Json => ({
  ...commonFields(resort),
  base_elevation: String(resort.base_elevation_m),
  peak_elevation: resort.peak_elevation_m,
  vertical_elevation: resort.vertical_m,
  beginner_trails: resort.beginner_runs,
  intermediate_trails: resort.intermediate_runs,
  advanced_trails: resort.advanced_runs,
  total_trails: resort.total_runs,
  price_min: resort.price.min,
  price_max: resort.price.max,
  currency: resort.price.currency,
  season_start: resort.season.start,
  season_end: resort.season.end,
  average_snowfall: resort.average_snowfall_cm,
});

/** A resort as an API of that shape sends it. */
export const wireResort = (resort: KnownResort, { fields }: Shape): Json =>
  fields === 'nested' ? nested(resort) : flat(resort);

const weather = {
  temperature: -6,
  condition: 'Light snow',
  snowDepth: 145,
  lastSnowfall: { date: '2026-01-30', amount: 12 },
  wind: { speed: 18, direction: 'NW' },
  visibility: '2 km',
  updatedAt: '2026-01-31T08:00:00Z',
};
const forecast = ['Fri', 'Sat', 'Sun', 'Mon', 'Tue'].map((date, index) => ({
  date,
  temperature: { low: -9 + index, high: -2 + index },
  condition: index % 2 === 0 ? 'Snow' : 'Sunny',
  snowAmount: 10 * index,
}));
const review = {
  id: 'r1',
  userId: 'u1',
  userName: 'Ada Jansen',
  rating: 4,
  title: 'Quiet mornings',
  comment: 'Empty lifts until ten.',
};
const countOf = (list: readonly unknown[]) => ({
  current_page: 1,
  total_pages: 1,
  total_count: list.length,
  limit: 12,
  has_next: false,
  has_previous: false,
});

/** Puts an API in place of ours that knows these records, as they are, and wraps its responses or not. */
export async function respondWith(page: Page, records: readonly Json[], responses: Shape['responses']): Promise<void> {
  const wrap = (name: string, body: unknown, rest: Json = {}) =>
    responses === 'wrapped' ? { [name]: body, ...rest } : body;
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const [, , topic = '', id = '', part] = pathname.split('/').map(decodeURIComponent);
    const json = (body: unknown) => route.fulfill({ json: body });
    if (topic === 'reviews') return json(wrap('reviews', [{ ...review, resortId: part, created_at: '2026-01-28' }]));
    if (topic !== 'resorts') return route.fulfill({ status: 404, json: {} });
    if (id === '') return json(wrap('resorts', records, { pagination: countOf(records) }));
    if (id === 'top-rated') return json(wrap('resorts', records.slice(0, 3)));
    if (id === 'filters') return json({ countries: ['Austria'], regions: ['Europe'], resortStyles: ['all_mountain'] });
    if (part === 'weather') return json(wrap('weather', weather));
    if (part === 'forecast') return json(wrap('forecast', forecast));
    const record = records.find((each) => String(each.id) === id);
    return record ? json(wrap('resort', record)) : route.fulfill({ status: 404, json: {} });
  });
}

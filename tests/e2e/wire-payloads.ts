import type { Page } from '@playwright/test';
import type { KnownResort } from './resort-list';

type Json = Record<string, unknown>;

/** A resort as the API sends it. */
export const wireResort = (resort: KnownResort): Json => ({
  id: resort.id,
  name: resort.name,
  country: resort.country,
  region: resort.region,
  description: resort.description,
  location: { latitude: resort.latitude, longitude: resort.longitude },
  elevation: { base: resort.base_elevation_m, peak: resort.peak_elevation_m, vertical: resort.vertical_m },
  trails: {
    beginner: resort.beginner_runs,
    intermediate: resort.intermediate_runs,
    advanced: resort.advanced_runs,
    total: resort.total_runs,
  },
  rating: resort.rating,
  slopes_km: resort.slopes_km,
  price_range: resort.price,
  season_period: resort.season,
  averageSnowfall: resort.average_snowfall_cm,
  facilities: resort.facilities,
  pros: resort.pros,
  cons: resort.cons,
  resort_styles: resort.resort_styles,
});

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

/** Puts an API in place of ours that knows these records, as they are. */
export async function respondWith(page: Page, records: readonly Json[]): Promise<void> {
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const [, , topic = '', id = '', part] = pathname.split('/').map(decodeURIComponent);
    const json = (body: unknown) => route.fulfill({ json: body });
    if (topic === 'reviews') return json({ reviews: [{ ...review, resortId: part, created_at: '2026-01-28' }] });
    if (topic !== 'resorts') return route.fulfill({ status: 404, json: {} });
    if (id === '') return json({ resorts: records, pagination: countOf(records) });
    if (id === 'top-rated') return json({ resorts: records.slice(0, 3) });
    if (id === 'filters') return json({ countries: ['Austria'], regions: ['Europe'], resortStyles: ['all_mountain'] });
    if (part === 'weather') return json({ weather });
    if (part === 'forecast') return json({ forecast });
    const record = records.find((each) => String(each.id) === id);
    return record ? json({ resort: record }) : route.fulfill({ status: 404, json: {} });
  });
}

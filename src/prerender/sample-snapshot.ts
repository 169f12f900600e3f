import { type Resort, resortSchema } from '@/api/resorts/resort.schema';
import type { Snapshot } from './snapshot';

const runs = { beginner: 10, intermediate: 20, advanced: 10, total: 40 };

/** A resort that reports every fact. */
const reporting: Resort = {
  id: 'sample-reporting',
  name: 'Sample',
  country: 'Switzerland',
  region: 'Europe',
  description: 'A sample.',
  location: { latitude: 46, longitude: 7 },
  elevation: { base: 1500, peak: 3000, vertical: 1500 },
  trails: runs,
  slopesKm: runs,
  liftsTotal: 20,
  linkedArea: 'Sample area',
  rating: 4.5,
  reviewCount: 3,
  price: { currency: 'CHF', min: 50, max: 80 },
  season: { start: 'November', end: 'April' },
  averageSnowfall: 500,
  facilities: ['Ski School'],
  pros: ['A pro'],
  cons: ['A con'],
  resortStyles: ['beginner_focused'],
  imageUrl: '',
  thumbnailUrl: '',
};

/** A resort that reports nothing but its name. */
const silent = resortSchema.parse({
  id: 'sample-silent',
  name: 'A resort of a name that takes a line of its own, and more than one where there is little room',
});

const all = [reporting, { ...silent, location: { latitude: Number.NaN, longitude: 0 } }, silent];

/**
 * A snapshot with every variant of data. The critical CSS is made from it instead of from the API's data, so that the style of
 * a page does not change with another resort.
 */
export const sampleSnapshot: Snapshot = {
  savedAt: '2026-01-01T00:00:00.000Z',
  firstPage: {
    resorts: all,
    pagination: { currentPage: 1, totalPages: 2, totalCount: 6, limit: 3, hasNext: true },
  },
  topRated: all,
  filterOptions: {
    countries: ['Switzerland'],
    regions: ['Europe'],
    resortStyles: ['beginner_focused'],
    facilities: [],
    priceRange: { min: 0, max: 200 },
    ratingRange: null,
    snowfallRange: null,
    trailRanges: { total: null },
    elevationRanges: { peak: null, vertical: null },
  },
  resorts: new Map(all.map((resort) => [resort.id, resort])),
};

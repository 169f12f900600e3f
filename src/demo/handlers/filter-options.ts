import type { RatedResort } from './resort-list';

/** Prices are rounded outwards to the step a slider moves by. */
const PRICE_ROUNDED_TO = 10;

/** What the list can be filtered by, computed from the catalogue: sorted words, and ranges of known facts. */
export function filterOptions(resorts: readonly RatedResort[]) {
  const records = resorts.map(({ record }) => record);
  const price = range(records.flatMap(({ price }) => [price.min, price.max]));
  return {
    countries: words(records.map(({ country }) => country)),
    regions: words(records.map(({ region }) => region)),
    resortStyles: words(records.flatMap(({ resort_styles }) => resort_styles)),
    facilities: words(records.flatMap(({ facilities }) => facilities)),
    priceRange: {
      min: Math.floor(price.min / PRICE_ROUNDED_TO) * PRICE_ROUNDED_TO,
      max: Math.ceil(price.max / PRICE_ROUNDED_TO) * PRICE_ROUNDED_TO,
    },
    ratingRange: range(resorts.map(({ rating }) => rating.rating)),
    snowfallRange: range(records.map(({ average_snowfall_cm }) => average_snowfall_cm)),
    trailRanges: {
      beginner: range(records.map(({ beginner_runs }) => beginner_runs)),
      intermediate: range(records.map(({ intermediate_runs }) => intermediate_runs)),
      advanced: range(records.map(({ advanced_runs }) => advanced_runs)),
      total: range(records.map(({ total_runs }) => total_runs)),
    },
    elevationRanges: {
      base: range(records.map(({ base_elevation_m }) => base_elevation_m)),
      peak: range(records.map(({ peak_elevation_m }) => peak_elevation_m)),
      vertical: range(records.map(({ vertical_m }) => vertical_m)),
    },
  };
}

function words(values: readonly string[]): string[] {
  return [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en'));
}

function range(values: readonly (number | null)[]): { min: number; max: number } {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...known), max: Math.max(...known) };
}

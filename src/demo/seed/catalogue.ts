import type { Rating } from '../tables';

interface Slopes {
  beginner: number | null;
  intermediate: number | null;
  advanced: number | null;
  total: number | null;
}

/** A resort as `resorts.json` describes it; null means not known. Units and sources: SOURCES.md. */
export interface CatalogueRecord {
  id: string;
  name: string;
  country: string;
  region: string;
  latitude: number;
  longitude: number;
  base_elevation_m: number;
  peak_elevation_m: number;
  vertical_m: number;
  lifts_total: number | null;
  linked_area: string | null;
  beginner_runs: number | null;
  intermediate_runs: number | null;
  advanced_runs: number | null;
  total_runs: number | null;
  slopes_km: Slopes | null;
  price: { currency: string; min: number | null; max: number | null };
  season: { start: string; end: string };
  average_snowfall_cm: number | null;
  facilities: string[];
  resort_styles: string[];
  description: string;
  pros: string[];
  cons: string[];
}

/** A resort as the API sends it. */
export type WireResort = Record<string, unknown>;

/** Every fifth record with a known snowfall names the unit in the field, which the API may do. */
const NAMED_UNIT_EVERY = 5;

/**
 * The record in one of the two shapes the API may send: flat at even positions of the catalogue, nested at odd ones, so that
 * clients have to understand both. Unknown facts are null in the flat shape and absent in the nested one.
 */
export function toWire(record: CatalogueRecord, position: number, rating: Rating): WireResort {
  const shape = position % 2 === 0 ? flatFacts(record) : nestedFacts(record);
  return {
    id: record.id,
    name: record.name,
    country: record.country,
    region: record.region,
    description: record.description,
    location: { latitude: record.latitude, longitude: record.longitude },
    ...rating,
    ...shape,
    ...snowfall(record, position),
    facilities: record.facilities,
    pros: record.pros,
    cons: record.cons,
    resort_styles: record.resort_styles,
    thumbnail_url: '',
  };
}

function flatFacts(record: CatalogueRecord): WireResort {
  return {
    base_elevation: record.base_elevation_m,
    peak_elevation: record.peak_elevation_m,
    vertical_elevation: record.vertical_m,
    beginner_trails: record.beginner_runs,
    intermediate_trails: record.intermediate_runs,
    advanced_trails: record.advanced_runs,
    total_trails: record.total_runs,
    slopes_km: record.slopes_km,
    lifts_total: record.lifts_total,
    linked_area: record.linked_area,
    price_min: record.price.min,
    price_max: record.price.max,
    currency: record.price.currency,
    season_start: record.season.start,
    season_end: record.season.end,
    image_url: '',
  };
}

function nestedFacts(record: CatalogueRecord): WireResort {
  return known({
    elevation: { base: record.base_elevation_m, peak: record.peak_elevation_m, vertical: record.vertical_m },
    trails: known({
      beginner: record.beginner_runs,
      intermediate: record.intermediate_runs,
      advanced: record.advanced_runs,
      total: record.total_runs,
    }),
    slopes_km: record.slopes_km && known({ ...record.slopes_km }),
    lifts_total: record.lifts_total,
    linked_area: record.linked_area,
    price_range: known({ ...record.price }),
    season_period: { start: record.season.start, end: record.season.end },
    imageUrl: '',
  });
}

function snowfall(record: CatalogueRecord, position: number): WireResort {
  const value = record.average_snowfall_cm;
  if (value !== null && position % NAMED_UNIT_EVERY === 0) return { average_snowfall_cm: value };
  if (position % 2 === 0) return { average_snowfall: value };
  return known({ averageSnowfall: value });
}

function known(facts: WireResort): WireResort {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}

import { z } from 'zod/mini';
import { unwrapEnvelope } from '@/lib/envelope';
import { firstText, readNumber, readRecord, readText, requiredId, requiredText, textList } from '@/lib/lenient';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A named point, such as where a trip starts. */
export interface NamedPlace extends Coordinates {
  name: string;
}

/** Runs or kilometres by level; 0 is not reported. */
export interface ByDifficulty {
  beginner: number;
  intermediate: number;
  advanced: number;
  total: number;
}

/** A ski resort. Lengths are in metres unless noted; an unreported number is 0, an unreported text ''. */
export interface Resort {
  id: string;
  name: string;
  country: string;
  region: string;
  description: string;
  /** As sent, unchecked: a coordinate that is not a number is NaN. Null when the server sent none. */
  location: Coordinates | null;
  /** Contradictory heights count as not reported. A drop that was not sent is the peak minus the base. */
  elevation: { base: number; peak: number; vertical: number; isDropWorkedOut?: boolean };
  /** Counts of runs. */
  trails: ByDifficulty;
  /** Lengths of runs in kilometres, if the resort publishes any: perhaps of some levels only. */
  slopesKm: ByDifficulty | null;
  liftsTotal: number;
  /** The linked area that lengths and lifts refer to, if it is larger than the resort; else ''. */
  linkedArea: string;
  /** Mean of its reviews out of 5; 0 without reviews. */
  rating: number;
  reviewCount: number;
  /** Daily lift ticket. */
  price: { currency: string; min: number; max: number };
  season: { start: string; end: string };
  /** Centimetres a year. */
  averageSnowfall: number;
  facilities: string[];
  pros: string[];
  cons: string[];
  resortStyles: string[];
  imageUrl: string;
  thumbnailUrl: string;
}

const HIGHEST_METRES = 9000;
const MOST_SNOWFALL_CM = 5000;
const MOST = 1_000_000;

/** The first readable figure above 0 and up to the limit, else 0: absurd figures count as not reported, as 0 does. */
function figure(candidates: unknown[], limit = MOST): number {
  for (const candidate of candidates) {
    const number = readNumber(candidate);
    if (number !== null && number > 0 && number <= limit) return number;
  }
  return 0;
}

function readLocation(raw: Record<string, unknown>): Coordinates | null {
  const nested = readRecord(raw.location);
  const latitude = nested.latitude ?? nested.lat ?? raw.latitude ?? raw.lat;
  const longitude = nested.longitude ?? nested.lng ?? raw.longitude ?? raw.lng;
  if ((latitude ?? '') === '' && (longitude ?? '') === '') return null;
  return { latitude: readNumber(latitude) ?? Number.NaN, longitude: readNumber(longitude) ?? Number.NaN };
}

/** Heights that contradict each other count as not reported. */
function readElevation(raw: Record<string, unknown>): Resort['elevation'] {
  const nested = readRecord(raw.elevation);
  const base = figure([nested.base, raw.base_elevation], HIGHEST_METRES);
  const peak = figure([nested.peak, raw.peak_elevation], HIGHEST_METRES);
  const sent = figure([nested.vertical, raw.vertical_elevation], HIGHEST_METRES);
  if (base > 0 && peak > 0 && peak <= base) return { base: 0, peak: 0, vertical: sent };
  if (sent > 0 || base === 0 || peak === 0) return { base, peak, vertical: sent };
  return { base, peak, vertical: peak - base, isDropWorkedOut: true };
}

/**
 * Runs or kilometres by level, each the first readable of some figures. A total that was not sent is the sum of the levels, if
 * each of them was: one that is not reported would count as 0.
 */
function readLevels(levels: unknown[][], sent: unknown[]): ByDifficulty {
  const [beginner = 0, intermediate = 0, advanced = 0] = levels.map((level) => figure(level));
  const isWhole = levels.every((level) => level.some((candidate) => readNumber(candidate) !== null));
  const sum = isWhole ? Math.round((beginner + intermediate + advanced) * 10) / 10 : 0;
  return { beginner, intermediate, advanced, total: figure(sent) || sum };
}

function readTrails(raw: Record<string, unknown>): ByDifficulty {
  const nested = readRecord(raw.trails);
  return readLevels(
    [
      [nested.beginner, raw.beginner_trails],
      [nested.intermediate, raw.intermediate_trails],
      [nested.advanced, raw.advanced_trails],
    ],
    [nested.total, raw.total_trails],
  );
}

function readSlopes(raw: Record<string, unknown>): ByDifficulty | null {
  const { beginner, intermediate, advanced, total } = readRecord(raw.slopes_km);
  const sent = [total, readRecord(raw.trails).length_km, raw.total_run_length_km];
  const slopes = readLevels([[beginner], [intermediate], [advanced]], sent);
  return Object.values(slopes).some((length) => length > 0) ? slopes : null;
}

/** Currencies are compared, and written in addresses, by codes in capitals. */
const readCurrency = (text: string): string => (/^[a-z]{3}$/i.test(text) ? text.toUpperCase() : text);

/** An amount without a currency, or a lowest price above the highest, counts as not reported. */
function readPrice(raw: Record<string, unknown>): Resort['price'] {
  const nested = readRecord(raw.price_range);
  const currency = readCurrency(firstText(nested.currency, raw.currency));
  const min = figure([nested.min, raw.price_min]);
  const max = figure([nested.max, raw.price_max]);
  const isPrice = currency !== '' && (max === 0 || min <= max);
  return { currency: currency || 'USD', ...(isPrice ? { min, max } : { min: 0, max: 0 }) };
}

function readSeason(raw: Record<string, unknown>): Resort['season'] {
  const nested = readRecord(raw.season_period);
  return { start: firstText(nested.start, raw.season_start), end: firstText(nested.end, raw.season_end) };
}

function toResort(raw: z.infer<typeof wireResort>): Resort {
  const imageUrl = firstText(raw.imageUrl, raw.image_url);
  return {
    id: raw.id,
    name: raw.name,
    country: readText(raw.country),
    region: readText(raw.region),
    description: readText(raw.description),
    location: readLocation(raw),
    elevation: readElevation(raw),
    trails: readTrails(raw),
    slopesKm: readSlopes(raw),
    liftsTotal: figure([raw.lifts_total]),
    linkedArea: readText(raw.linked_area),
    rating: figure([raw.rating], 5),
    reviewCount: figure([raw.review_count, raw.reviewCount]),
    price: readPrice(raw),
    season: readSeason(raw),
    averageSnowfall: figure([raw.averageSnowfall, raw.average_snowfall, raw.average_snowfall_cm], MOST_SNOWFALL_CM),
    facilities: raw.facilities,
    pros: raw.pros,
    cons: raw.cons,
    resortStyles: raw.resort_styles,
    imageUrl,
    thumbnailUrl: firstText(raw.thumbnail_url, imageUrl),
  };
}

const wireResort = z.looseObject({
  id: requiredId,
  name: requiredText,
  facilities: textList,
  pros: textList,
  cons: textList,
  resort_styles: textList,
});

/** A resort from nested or flat fields; only id and name are required. */
export const resortSchema = z.pipe(wireResort, z.transform(toResort));

/** `{ resort }` or the resort itself. */
export const resortResponseSchema = unwrapEnvelope(['resort'], resortSchema);

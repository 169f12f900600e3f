import { unwrapEnvelope } from '@/lib/envelope';
import { firstText, fromRecord, readNumber, readRecord } from '@/lib/lenient';

export interface Range {
  min: number;
  max: number;
}

/** What resorts can be filtered by. A range that is missing or invalid is null. */
export interface FilterOptions {
  countries: string[];
  regions: string[];
  resortStyles: string[];
  facilities: string[];
  priceRange: Range | null;
  ratingRange: Range | null;
  snowfallRange: Range | null;
  trailRanges: { total: Range | null };
  elevationRanges: Record<'peak' | 'vertical', Range | null>;
}

/** Choices come as strings or as objects with the text in them; each is listed once. */
function readChoices(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.map((item) => {
    const record = readRecord(item);
    return firstText(item, record.value, record.name);
  });
  return [...new Set(texts.filter(Boolean))];
}

function readRange(value: unknown): Range | null {
  const raw = readRecord(value);
  const min = readNumber(raw.min);
  const max = readNumber(raw.max);
  return min !== null && max !== null && min >= 0 && max > min ? { min, max } : null;
}

function toFilterOptions(raw: Record<string, unknown>): FilterOptions {
  const trails = readRecord(raw.trailRanges);
  const elevations = readRecord(raw.elevationRanges);
  return {
    countries: readChoices(raw.countries),
    regions: readChoices(raw.regions),
    resortStyles: readChoices(raw.resortStyles),
    facilities: readChoices(raw.facilities),
    priceRange: readRange(raw.priceRange),
    ratingRange: readRange(raw.ratingRange),
    snowfallRange: readRange(raw.snowfallRange),
    trailRanges: { total: readRange(trails.total) },
    elevationRanges: { peak: readRange(elevations.peak), vertical: readRange(elevations.vertical) },
  };
}

/** Filter options, wrapped or bare; anything but an object cannot be read. */
export const filterOptionsSchema = unwrapEnvelope(['filters', 'filterOptions'], fromRecord(toFilterOptions));

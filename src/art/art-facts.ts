/** What a drawing needs to know about a resort. Elevations are metres; 0 counts as unknown. */
export interface ArtFacts {
  id: string;
  region: string;
  country: string;
  location?: { latitude: number; longitude: number } | null;
  elevation: { base: number; peak: number };
  trails: { total: number };
  /** Length of the runs, if only that is known. */
  slopesKm?: { total: number } | null;
  /** Only night skiing matters. */
  facilities?: readonly string[];
}

/** The same facts with every gap filled, ready to draw from. */
export interface ReadFacts {
  /** Decides the light, the form and the time of day. */
  key: string;
  region: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  base: number;
  peak: number;
  /** Number of runs, estimated from their length if need be; 0 if neither is known. */
  runs: number;
  hasNightSkiing: boolean;
}

const DEFAULT_PEAK = 2400;
/** Average length of a run, for resorts that report only the total length. */
const KM_PER_RUN = 2.2;
const HIGHEST = 9000;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const finite = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const height = (value: unknown): number | null => {
  const metres = finite(value);
  return metres !== null && metres > 0 ? Math.min(metres, HIGHEST) : null;
};

/** The pair in the right order; a missing one is guessed from the other. */
function readElevation(value: unknown): { base: number; peak: number } {
  const { base, peak } = record(value);
  const low = height(base);
  const high = height(peak);
  if (low === null) return { base: (high ?? DEFAULT_PEAK) / 2, peak: high ?? DEFAULT_PEAK };
  if (high === null) return { base: low, peak: low + DEFAULT_PEAK / 2 };
  return { base: Math.min(low, high), peak: Math.max(low, high) };
}

function readPlace(value: unknown): Pick<ReadFacts, 'latitude' | 'longitude'> {
  const { latitude, longitude } = record(value);
  const [north, east] = [finite(latitude), finite(longitude)];
  const isUnset = east === 0 && north === 0;
  const isWithin = (degrees: number | null, most: number) => !isUnset && degrees !== null && Math.abs(degrees) <= most;
  return { latitude: isWithin(north, 90) ? north : null, longitude: isWithin(east, 180) ? east : null };
}

const NIGHT_SKIING = /night[\s_-]*ski/i;
const readNightSkiing = (value: unknown): boolean =>
  Array.isArray(value) && value.some((facility) => NIGHT_SKIING.test(text(facility)));

/** Reads facts that may be missing, absurd or not even of the declared type. Never throws. */
export function readFacts(facts: ArtFacts): ReadFacts {
  const given = record(facts);
  const region = text(given.region);
  const country = text(given.country);
  const { base, peak } = readElevation(given.elevation);
  return {
    key: text(given.id) || `${region}/${country}/${base}/${peak}`,
    region,
    country,
    ...readPlace(given.location),
    base,
    peak,
    runs: Math.max(
      0,
      finite(record(given.trails).total) || Math.round((finite(record(given.slopesKm).total) ?? 0) / KM_PER_RUN),
    ),
    hasNightSkiing: readNightSkiing(given.facilities),
  };
}

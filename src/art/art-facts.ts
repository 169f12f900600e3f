import { areValidCoordinates } from '@/lib/distance';

interface Place {
  latitude: number;
  longitude: number;
}

/** What a drawing needs to know about a resort. Elevations are metres; 0 counts as unknown. */
export interface ArtFacts {
  id: string;
  region: string;
  country: string;
  location?: Place | null;
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
  id: string;
  region: string;
  country: string;
  location: Place | null;
  base: number;
  peak: number;
  /** Number of runs, estimated from their length if need be; 0 if neither is known. */
  runs: number;
  hasNightSkiing: boolean;
}

const DEFAULT_PEAK = 2400;
/** Average length of a run, for resorts that report only the total length. */
const KM_PER_RUN = 2.2;
const NIGHT_SKIING = /night[\s_-]*ski/i;

/** An unknown height is guessed from the other. */
function readElevation({ base, peak }: ArtFacts['elevation']): { base: number; peak: number } {
  if (base > 0) return { base, peak: peak || base + DEFAULT_PEAK / 2 };
  const high = peak || DEFAULT_PEAK;
  return { base: high / 2, peak: high };
}

/** A place at 0, 0 was not set. */
const isKnown = (place: Place): boolean =>
  areValidCoordinates(place) && (place.latitude !== 0 || place.longitude !== 0);

/** Fills the gaps in a resort's facts. */
export function readFacts({ id, region, country, location, elevation, ...facts }: ArtFacts): ReadFacts {
  return {
    id,
    region,
    country,
    location: location && isKnown(location) ? location : null,
    ...readElevation(elevation),
    runs: facts.trails.total || Math.round((facts.slopesKm?.total ?? 0) / KM_PER_RUN),
    hasNightSkiing: facts.facilities?.some((facility) => NIGHT_SKIING.test(facility)) ?? false,
  };
}

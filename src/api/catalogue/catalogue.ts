import { CATALOGUE_MAX } from '@/config/constants';
import type { Resort } from '../resorts/resort.schema';

/** Every resort's facts, or as many as have been loaded. */
export interface Catalogue {
  resorts: readonly Resort[];
  /** How many resorts there are in total, as far as known. */
  total: number;
  /** False while it loads, after a failure halfway, and if the server sent fewer resorts than its total. */
  isComplete: boolean;
  /** True if there are more resorts than CATALOGUE_MAX: it holds the best rated ones. */
  isCapped: boolean;
  /** The oldest `savedAt` of its pages, as an ISO instant; null: none is a cached response. */
  savedAt: string | null;
  /** When its snapshot was taken, as an ISO instant; null: it comes from the API's pages. */
  snapshotAt: string | null;
}

/** How far a catalogue has been loaded. */
export type CatalogueProgress = ReturnType<typeof catalogueProgress>;

/**
 * Progress of a catalogue: how many resorts it holds, how many it will hold when complete ("120 of 374 resorts"), and how
 * many there are in total.
 */
export function catalogueProgress(catalogue: Catalogue | null) {
  const { resorts = [], total = 0, isComplete = false, isCapped = false } = catalogue ?? {};
  return { loaded: resorts.length, expected: Math.min(total, CATALOGUE_MAX), total, isComplete, isCapped };
}

type Parts = Pick<Catalogue, 'resorts' | 'total' | 'savedAt' | 'snapshotAt'>;

/**
 * A catalogue of the given resorts, up to the cap. It is complete only if loading has ended and none of the server's
 * resorts is missing.
 */
export function toCatalogue(parts: Parts, hasEnded: boolean): Catalogue {
  const resorts = parts.resorts.slice(0, CATALOGUE_MAX);
  const total = Math.max(parts.total, parts.resorts.length);
  const isComplete = hasEnded && resorts.length >= Math.min(total, CATALOGUE_MAX);
  return { ...parts, resorts, total, isComplete, isCapped: total > CATALOGUE_MAX };
}

/** The catalogue with newer facts of some resorts; unknown ones are added while there is room. */
export function withRefreshed(catalogue: Catalogue, newer: readonly Resort[]): Catalogue {
  const byId = new Map(newer.map((resort) => [resort.id, resort]));
  if (byId.size === 0) return catalogue;
  const resorts = catalogue.resorts.map((resort) => {
    const found = byId.get(resort.id) ?? resort;
    byId.delete(resort.id);
    return found;
  });
  // While it loads, a missing resort will arrive with its own page.
  const added = catalogue.isComplete && !catalogue.isCapped ? [...byId.values()] : [];
  if (added.length === 0) return { ...catalogue, resorts };
  return toCatalogue({ ...catalogue, resorts: [...resorts, ...added] }, true);
}

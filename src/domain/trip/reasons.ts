import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { distanceKm } from '@/lib/distance';
import { type SortedValues, shareAbove, shareBelow, sortedValues } from '@/lib/statistics';
import { columnOf } from '../catalogue-statistics';
import { type Figure, figureOf } from '../figures';
import { memoised } from '../memoised';
import type { SeasonFit } from '../season-fit';
import type { ReportedLevel } from './enough';
import type { Budget } from './trip';
import type { TripFit } from './trip-fit';

/** Distances above this (straight line) get a warning. */
export const FAR_KM = 300;

/** The strongest argument against a resort for a trip. */
export type Caveat =
  | { kind: 'closed' }
  | { kind: 'edge'; edge: Extract<SeasonFit, { state: 'edge' }> }
  | { kind: 'over'; budget: Budget; difference: number }
  | { kind: 'short'; level: ReportedLevel }
  | { kind: 'not-reported'; what: 'season' | 'runs' | 'price' | 'position' }
  | { kind: 'far'; km: number };

/** The strongest argument for it. `share` is the part of the catalogue that it beats. */
export type Reason =
  | { kind: 'enough'; levels: readonly ReportedLevel[] }
  | { kind: 'nearest'; km: number; share: number }
  | { kind: 'cheapest'; price: Figure; share: number }
  | { kind: 'highest'; peak: Figure; share: number };

function notReported({ season, group, budget, distance }: TripFit): Caveat | null {
  if (season?.state === 'not-reported') return { kind: 'not-reported', what: 'season' };
  if (group?.share === null) return { kind: 'not-reported', what: 'runs' };
  if (budget?.state === 'not-judged' && !budget.price) return { kind: 'not-reported', what: 'price' };
  return distance?.km === null ? { kind: 'not-reported', what: 'position' } : null;
}

/** The first that applies: closed, edge, over budget, too little for a level, not reported, farther than 300 km; or null. */
export function caveatOf(fit: TripFit): Caveat | null {
  const { season, group, budget, distance } = fit;
  if (season?.state === 'closed') return { kind: 'closed' };
  if (season?.state === 'edge') return { kind: 'edge', edge: season };
  if (budget?.state === 'over') return { kind: 'over', budget: budget.budget, difference: budget.difference };
  const [worst] = group?.byNeed ?? [];
  if (worst && worst.amount < worst.need) return { kind: 'short', level: worst };
  const missing = notReported(fit);
  if (missing) return missing;
  return distance?.km != null && distance.km > FAR_KM ? { kind: 'far', km: distance.km } : null;
}

const distancesFromPoint = memoised((resorts, latitude: number, longitude: number): SortedValues => {
  const place = { latitude, longitude };
  return sortedValues(resorts.map(({ location }) => distanceKm(place, location)));
});

/** The distances of all resorts from a place in kilometres, ascending; empty without a place. Memoised. */
export const distancesFrom = (resorts: readonly Resort[], place: Coordinates | null): SortedValues =>
  place ? distancesFromPoint(resorts, place.latitude, place.longitude) : [];

const MOST_TELLING = 2;
/** The share of the catalogue a resort must beat in something to have it as a reason. */
const LEAST_SHARE = 0.5;

/**
 * "Enough for all" with the two tightest amounts, else the strongest of nearest, cheapest and highest compared with the
 * catalogue; a price over the budget is no reason. Null if nothing beats half of the catalogue.
 * @param distances of all resorts from the start of the trip, see distancesFrom
 */
export function reasonOf(
  resort: Resort,
  fit: TripFit,
  catalogue: { resorts: readonly Resort[]; distances: SortedValues },
): Reason | null {
  if (fit.group?.share === 1) return { kind: 'enough', levels: fit.group.byNeed.slice(0, MOST_TELLING) };
  const candidates: Exclude<Reason, { kind: 'enough' }>[] = [];
  const km = fit.distance?.km;
  if (km != null) candidates.push({ kind: 'nearest', km, share: shareAbove(catalogue.distances, km) ?? 0 });
  const price = figureOf(resort, 'price');
  if (price && fit.budget?.state !== 'over') {
    const share = shareAbove(columnOf(catalogue.resorts, 'price', price.unit), price.value) ?? 0;
    candidates.push({ kind: 'cheapest', price, share });
  }
  const peak = figureOf(resort, 'peak');
  if (peak) {
    const share = shareBelow(columnOf(catalogue.resorts, 'peak', peak.unit), peak.value) ?? 0;
    candidates.push({ kind: 'highest', peak, share });
  }
  const [best] = candidates.sort((a, b) => b.share - a.share);
  return best && best.share >= LEAST_SHARE ? best : null;
}

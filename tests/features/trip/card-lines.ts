import type { Resort } from '@/api/resorts/resort.schema';
import { caveatOf, distancesFrom, reasonOf } from '@/domain/trip/reasons';
import type { Trip } from '@/domain/trip/trip';
import { tripFit } from '@/domain/trip/trip-fit';
import { caveatLine, lineText, reasonLine, type TripWording } from '@/features/trip/fit-words';
import { unitsOf } from '@/lib/units';
import { zurich } from './any-trip';

/** How a resort fits a trip from Zürich, and the two lines of its card as they are read, among all resorts. */
export function cardLines(resort: Resort, trip: Trip, resorts: readonly Resort[], units = unitsOf('metric')) {
  const place = trip.origin ? zurich : null;
  const wording: TripWording = { trip, placeName: zurich.name, units };
  const fit = tripFit(resort, trip, place);
  const reason = reasonOf(resort, fit, { resorts, distances: distancesFrom(resorts, place) });
  const caveat = caveatOf(fit);
  return {
    fit,
    wording,
    reason: reason && lineText(reasonLine(reason, wording)),
    caveat: caveat && lineText(caveatLine(caveat, resort, wording)),
  };
}

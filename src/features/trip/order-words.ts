import { thenByOf } from '@/domain/trip/fit-order';
import type { ThenBy, Trip } from '@/domain/trip/trip';

/** What decides between resorts that fit equally well, as it is chosen. */
export const thenByLabels: Readonly<Record<ThenBy, string>> = {
  rating: 'Rating',
  nearest: 'Nearest',
  cheapest: 'Cheapest',
  highest: 'Highest',
  'most-runs': 'Most runs',
};

const thenByWords: Readonly<Record<ThenBy, string>> = {
  rating: 'by rating, the highest first',
  nearest: 'by distance, the nearest first',
  cheapest: 'by day ticket, the cheapest in each currency first',
  highest: 'by peak, the highest first',
  'most-runs': 'by their runs, those with the most first',
};

/** "Why this order?" in five sentences. */
export const orderSentences = (trip: Pick<Trip, 'thenBy' | 'origin' | 'budget'>): readonly string[] => [
  'Resorts that are open on all your days stand first, then those with a day in their opening or closing month, then those that report no season, then those that are closed.',
  trip.budget?.isForAll
    ? 'Within each, lift tickets for all that are within your budget come before those that we cannot judge, because the day ticket is not reported or in another currency, and those before lift tickets over your budget.'
    : 'Within each, a day ticket within your budget comes before one that we cannot judge, because it is not reported or in another currency, and that before one over your budget.',
  'Then we look at every level in your group: how much there is for it of what is enough for your days. The level that is served worst decides, because a holiday is as good as it is for the one who fits in least.',
  `Equal resorts stand ${thenByWords[thenByOf(trip)]}, then by name.`,
  'Only figures the resorts report count, and km are compared with km, runs with runs. A resort that does not report one stands after those that do.',
];

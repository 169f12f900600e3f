import type { ListTrip } from '@/domain/filters/list-trip';
import type { FigureKey } from './resort-figures';

/** A column of the compact rows. */
export interface RowFact {
  key: FigureKey;
  label: string;
}

const facts = {
  enough: { key: 'enough', label: 'Enough for' },
  away: { key: 'away', label: 'Away' },
  peak: { key: 'peak', label: 'Peak' },
  drop: { key: 'drop', label: 'Drop' },
  runs: { key: 'runs', label: 'Slopes' },
  snowfall: { key: 'snowfall', label: 'Snowfall' },
  ticket: { key: 'ticket', label: 'Ticket' },
  season: { key: 'season', label: 'Season' },
} satisfies Record<string, RowFact>;

/**
 * The four facts that an order of the list is about; for an order that is about none of them those of every list. What the
 * trip does not say gives its place to another fact.
 */
export function rowFacts(sortBy: string, trip?: ListTrip): readonly RowFact[] {
  const { enough, away, peak, drop, runs, snowfall, ticket, season } = facts;
  switch (sortBy) {
    case 'trip':
      return [trip?.enoughFor ? enough : drop, ticket, trip?.place ? away : runs, peak];
    case 'nearest':
      return [away, runs, ticket, season];
    case 'elevation':
      return [peak, runs, ticket, season];
    case 'snowfall':
      return [snowfall, runs, ticket, season];
    default:
      return [drop, runs, ticket, season];
  }
}

import type { ListTrip } from '@/domain/filters/list-trip';
import { m } from '@/paraglide/messages';
import type { FigureKey } from './resort-figures';

/** A column of the compact rows. */
export interface RowFact {
  key: FigureKey;
  label: string;
}

/** All facts, in the order of cards and table. */
const facts: readonly RowFact[] = [
  { key: 'enough', label: m.table_enough() },
  { key: 'away', label: m.table_away() },
  { key: 'peak', label: m.fact_peak() },
  { key: 'drop', label: m.table_drop() },
  { key: 'runs', label: m.fact_runs() },
  { key: 'season', label: m.fact_season() },
  { key: 'snowfall', label: m.table_snowfall() },
  { key: 'ticket', label: m.table_ticket() },
];

/** The facts relevant to an order, or the default ones. */
function keysOf(sortBy: string, trip: ListTrip | undefined): readonly FigureKey[] {
  switch (sortBy) {
    case 'trip':
      // Parts the trip leaves open make room for other facts.
      return [trip?.enoughFor ? 'enough' : 'drop', trip?.place ? 'away' : 'runs', 'peak', 'ticket'];
    case 'nearest':
      return ['away', 'runs', 'season', 'ticket'];
    case 'elevation':
      return ['peak', 'runs', 'season', 'ticket'];
    case 'snowfall':
      return ['runs', 'season', 'snowfall', 'ticket'];
    default:
      return ['drop', 'runs', 'season', 'ticket'];
  }
}

/** Four facts, always in the same order, whatever the list's order. */
export function rowFacts(sortBy: string, trip?: ListTrip): readonly RowFact[] {
  const keys = keysOf(sortBy, trip);
  return facts.filter(({ key }) => keys.includes(key));
}

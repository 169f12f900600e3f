import type { ListTrip } from '@/domain/filters/list-trip';
import type { ListOrder } from '@/domain/filters/server-filters';
import { m } from '@/paraglide/messages';
import type { FigureKey } from './resort-figures';

type SortDirection = 'ascending' | 'descending';

/** The list orders that sort by a column; the first press selects the first. */
export type ColumnOrders = readonly { order: ListOrder; direction: SortDirection }[];

export interface TableColumn {
  key: FigureKey;
  label: string;
  /** What screen readers say, where the label is an abbreviation. */
  name?: string;
  /** Minimum width in rem, with .3125 on either side of the text. */
  width: number;
  /** Text is aligned left, figures right. */
  isText?: boolean;
  orders?: ColumnOrders;
}

const columns: readonly TableColumn[] = [
  { key: 'rating', label: m.fact_rating(), width: 4.95, orders: [{ order: 'rating', direction: 'descending' }] },
  { key: 'peak', label: m.fact_peak(), width: 4.375, orders: [{ order: 'elevation', direction: 'descending' }] },
  { key: 'base', label: m.fact_base(), width: 4.375 },
  { key: 'drop', label: m.table_drop(), name: m.table_drop_name(), width: 3.675 },
  { key: 'runs', label: m.fact_runs(), width: 4.95 },
  { key: 'easy', label: m.table_easy(), width: 3.975 },
  { key: 'medium', label: m.table_medium(), name: m.table_medium_name(), width: 3.975 },
  { key: 'hard', label: m.table_hard(), width: 3.975 },
  { key: 'lifts', label: m.table_lifts(), name: m.table_lifts_name(), width: 2.975 },
  { key: 'season', label: m.fact_season(), width: 5.1, isText: true },
  {
    key: 'snowfall',
    label: m.table_snowfall(),
    width: 4.225,
    orders: [{ order: 'snowfall', direction: 'descending' }],
  },
  {
    key: 'ticket',
    label: m.table_ticket(),
    width: 4.375,
    orders: [
      { order: 'price_asc', direction: 'ascending' },
      { order: 'price_desc', direction: 'descending' },
    ],
  },
];

const enough: TableColumn = {
  key: 'enough',
  label: m.table_enough(),
  width: 5,
  isText: true,
  orders: [{ order: 'trip', direction: 'descending' }],
};
const away: TableColumn = {
  key: 'away',
  label: m.table_away(),
  name: m.table_away_name(),
  width: 4.375,
  orders: [{ order: 'nearest', direction: 'ascending' }],
};

/**
 * The columns after the resort's name, beginning with those about the trip. Columns without an order have a plain
 * header.
 */
export const tableColumns = (trip: ListTrip | undefined): readonly TableColumn[] => [
  ...(trip?.enoughFor ? [enough] : []),
  ...(trip?.place ? [away] : []),
  ...columns,
];

export const nameOrders: ColumnOrders = [{ order: 'name', direction: 'ascending' }];

/** A column's current sort direction (null if it is not the sorted one), and the order the next press selects. */
export function sortOf(orders: ColumnOrders, now: ListOrder) {
  const index = orders.findIndex(({ order }) => order === now);
  return { direction: orders[index]?.direction ?? null, next: orders[(index + 1) % orders.length]?.order };
}

/** The four facts of a compact row that are relevant to an order, or the default ones. */
function keysOf(sortBy: ListOrder, trip: ListTrip | undefined): readonly FigureKey[] {
  switch (sortBy) {
    case 'trip':
      // Parts the trip leaves open make room for other facts.
      return [trip?.enoughFor ? 'enough' : 'drop', trip?.place ? 'away' : 'runs', 'peak', 'ticket'];
    case 'nearest':
      return [trip?.place ? 'away' : 'drop', 'runs', 'season', 'ticket'];
    case 'elevation':
      return ['peak', 'runs', 'season', 'ticket'];
    case 'snowfall':
      return ['runs', 'season', 'snowfall', 'ticket'];
    default:
      return ['drop', 'runs', 'season', 'ticket'];
  }
}

/** The columns of the compact rows: four facts, in the order of the table whatever the list's order. */
export function rowFacts(sortBy: ListOrder, trip?: ListTrip): readonly TableColumn[] {
  const keys = keysOf(sortBy, trip);
  return tableColumns(trip).filter(({ key }) => keys.includes(key));
}

import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import type { CardSlots } from '../card/card-slots';
import type { CatalogueFilters } from '../filters/catalogue-filters';
import type { FilterChoice } from '../filters/resort-filters';
import type { ListTrip } from './list-trip';

/** What another way to show the results is given. */
export interface ResultViewProps {
  /** The pages shown so far; undefined while the first one is awaited. Never empty. */
  resorts: readonly Resort[] | undefined;
  /** All that match, in the order of the list; null where only the server knows them. */
  all: readonly Resort[] | null;
  /** Every resort, as far as the catalogue is loaded; null where it was not needed. */
  catalogue: readonly Resort[] | null;
  /** What the list was worked out by. */
  filters: CatalogueFilters;
  onChange: (choice: FilterChoice) => void;
  slots: CardSlots;
  trip: ListTrip | undefined;
}

/** Another way to show the results than the grid of cards. */
export interface ResultView {
  /** It shows all matches at once, so that the list is always worked out over the catalogue. */
  needsAll: boolean;
  /** It grows page by page, like the cards; else nothing stands below it. */
  isPaged: boolean;
  render: (props: ResultViewProps) => ReactNode;
}

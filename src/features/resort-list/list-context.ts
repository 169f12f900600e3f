import { createContext, type ReactNode, use } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import type { ResultMapProps } from '@/components/map/result-map-props';
import type { CardSlots } from '@/components/resort-card/card-slots';
import type { ResultViewName } from '@/domain/filters/filter-address';
import type { WordsContext } from '@/domain/filters/filter-words';
import type { FilterChoice, ListFilters } from '@/domain/filters/list-filters';
import type { ListTrip } from '@/domain/filters/list-trip';
import { cn } from '@/lib/class-names';

/** Id of the map, the target of "Skip results". */
export const RESULT_MAP_ID = 'result-map';

/** Explains the order "Fits your trip": a button beside the counts, and the text it opens below them. */
export interface OrderNote {
  button: ReactNode;
  band: ReactNode;
  /** In another order, a link to this one. */
  offer?: ReactNode;
  /** Rendered with the resorts shown, in order. */
  renderFirst?: (resorts: readonly Resort[]) => ReactNode;
}

interface ChipsProps {
  /** How many resorts match; null while unknown. */
  total: number | null;
  onClear: () => void;
  /** Called when the last chip is removed, to place the focus. */
  onLastRemoved: () => void;
}

/** What other features render in the list. Keep the object stable, or every card re-renders. */
export interface ListSlots {
  cards: CardSlots;
  /** How a resort fits the trip: lines of a card in the order "Fits your trip". */
  renderFit?: (resort: Resort, catalogue: readonly Resort[]) => ReactNode;
  /** The active filters as chips. */
  renderChips: (props: ChipsProps) => ReactNode;
  /** The map of the results, lazy. */
  renderMap: (props: ResultMapProps) => ReactNode;
}

/** The filters as the results need them. Stable until one of its parts changes. */
export interface ListPage {
  filters: ListFilters;
  /** Needed to describe filters in words. */
  words: WordsContext;
  change: (choice: FilterChoice) => void;
  clear: () => void;
  view: ResultViewName;
  chooseView: (view: ResultViewName) => void;
}

interface ListContextValue extends ListPage {
  trip: ListTrip | undefined;
  orderNote: OrderNote | undefined;
  slots: ListSlots;
}

export const ListContext = createContext<ListContextValue | null>(null);

/** Shared by all parts of the list: filters, view, trip and slots. */
export function useListContext(): ListContextValue {
  const context = use(ListContext);
  if (!context) throw new Error('useListContext must be used inside <ResortList>');
  return context;
}

/** Dims what belongs to the previous list until the next one arrives, unless that is quick. */
export const previousListClasses = (isPlaceholderData: boolean): string =>
  cn('transition-opacity', isPlaceholderData && 'opacity-50 delay-200');

import { createContext, type ReactNode, use } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import type { CardSlots } from '@/components/resort-card/card-slots';
import type { ResultViewName } from '@/domain/filters/filter-address';
import type { WordsContext } from '@/domain/filters/filter-words';
import type { Bounds, FilterChoice, ListFilters } from '@/domain/filters/list-filters';
import type { FitPins, ListTrip } from '@/domain/filters/list-trip';

/** Id of the map, to which "Skip results" leads. */
export const RESULT_MAP_ID = 'result-map';

/** What the order "Fits your trip" says of itself: a button beside the counts, and what opens below them. */
export interface OrderNote {
  button: ReactNode;
  band: ReactNode;
  /** In another order, the way to this one. */
  offer?: ReactNode;
  /** What to do with the first of the resorts shown. */
  renderFirst?: (resorts: readonly Resort[]) => ReactNode;
}

/** What a map of the results is given. */
export interface ResultMapProps {
  results: {
    /** All that match, also those that the list has not loaded; undefined until they are known. */
    resorts: readonly Resort[] | undefined;
    /** Identifies the filters, without the area and the order. */
    key: string;
    /** True until all of them are known. */
    isLoading: boolean;
  };
  /** How the pins fit the trip; undefined without one that resorts are judged by. */
  pins: FitPins | undefined;
  /** The area that the list is narrowed to. */
  area: { bounds: Bounds | null; onChange: (bounds: Bounds | null) => void };
  /** The resort that is pointed at, on the map or in the list. */
  mark: { id: string | null; onChange: (id: string | null) => void };
  /** The list: beside the map, or a button leads to it. `focus` is called when someone leaves the map by Escape. */
  list: { isBeside: boolean; onShow: () => void; focus: () => void };
  renderCard: (resort: Resort, look: 'card' | 'sheet') => ReactNode;
  /** Overlaid at the top of the map. */
  children: ReactNode;
}

/** What a list has to say of its filters: how many resorts match, and what happens to the focus. */
export interface ChipsProps {
  /** How many resorts match; null while that is not known. */
  total: number | null;
  onClear: () => void;
  /** Takes the focus when the last chip is gone. */
  onLastRemoved: () => void;
}

/** What other features render in the list. Keep the object the same, or every card is rendered again. */
export interface ListSlots {
  cards: CardSlots;
  /** What a resort says of the trip: two lines for a card in the order "Fits your trip". */
  renderFit?: (resort: Resort, catalogue: readonly Resort[]) => ReactNode;
  /** The filters that are set, as chips. */
  renderChips: (props: ChipsProps) => ReactNode;
  /** The map of the results, as lazy code. */
  renderMap?: (props: ResultMapProps) => ReactNode;
}

/** The filters of the list page as its results need them; the same object until one of its parts changes. */
export interface ListPage {
  filters: ListFilters;
  /** What the words of filters need. */
  words: WordsContext;
  change: (choice: FilterChoice) => void;
  clear: () => void;
  view: ResultViewName;
  chooseView: (view: ResultViewName) => void;
}

export interface ListContextValue extends ListPage {
  trip: ListTrip | undefined;
  orderNote: OrderNote | undefined;
  slots: ListSlots;
}

export const ListContext = createContext<ListContextValue | null>(null);

/** What every part of the list knows: filters, view, trip and slots. */
export function useListContext(): ListContextValue {
  const context = use(ListContext);
  if (!context) throw new Error('Stands outside a ResortList');
  return context;
}

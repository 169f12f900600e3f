import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import type { MapArea } from '@/domain/filters/list-filters';
import type { FitPins } from '@/domain/filters/list-trip';

/** What the list of resorts hands to the map of its results. */
export interface ResultMapProps {
  results: {
    /** All matching resorts, including those the list has not loaded; undefined while unknown. */
    resorts: readonly Resort[] | undefined;
    /** Identifies the filters, without area and order. */
    key: string;
    /** True until all are known. */
    isLoading: boolean;
  };
  /** How the pins fit the trip; undefined without one that resorts are judged by. */
  pins: FitPins | undefined;
  /** The map area that limits the list. */
  area: { bounds: MapArea | null; onChange: (bounds: MapArea | null) => void };
  /** The resort hovered or focused, on the map or in the list. */
  mark: { id: string | null; onChange: (id: string | null) => void };
  /**
   * The list beside the map; without room for it, `onShow` switches to it. `focus` is called when Escape leaves the
   * map.
   */
  list: { isBeside: boolean; onShow: () => void; focus: () => void };
  renderCard: (resort: Resort, look: 'card' | 'sheet') => ReactNode;
  /** Overlaid at the top of the map. */
  children: ReactNode;
}

import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import type { Bounds } from '@/domain/filters/catalogue-filters';
import type { ListTrip } from './list-trip';

/** What a map of the results is given; a route fills the slot. */
export interface ResultMapProps {
  /** All that match, also those that the list has not loaded; undefined until they are known. */
  resorts: readonly Resort[] | undefined;
  /** Names what is asked of the list, the area and the order left out. */
  resultKey: string;
  /** True until all of them are known. */
  isLoading: boolean;
  /** In the order "Fits your trip": what a pin says of the trip. */
  fitOf: ListTrip['pinOf'] | undefined;
  /** The area that the list is narrowed to. */
  area: Bounds | null;
  onArea: (area: Bounds | null) => void;
  /** The resort that is pointed at, on the map or in the list. */
  markedId: string | null;
  onMark: (id: string | null) => void;
  /** The list stands beside the map; else a button leads to it. */
  isBesideList: boolean;
  onShowList: () => void;
  /** Takes the focus when someone leaves the map by Escape. */
  onLeave: () => void;
  renderCard: (resort: Resort, look: 'card' | 'sheet') => ReactNode;
  /** What lies on the map, at its top. */
  children: ReactNode;
}

/** Renders the map of the results, as lazy code. */
export type RenderMap = (props: ResultMapProps) => ReactNode;

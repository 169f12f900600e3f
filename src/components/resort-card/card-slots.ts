import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';

type Slot = ((resort: Resort) => ReactNode) | undefined;

/**
 * What other features render on resort cards; the route fills them. Keep the object stable, or every card re-renders.
 */
export interface CardSlots {
  /** On the picture, such as the heart. */
  renderAction?: Slot;
  /** Between head and heights: how the resort fits the trip. */
  renderFit?: Slot;
  /** Below the facts, such as the weather. */
  renderNote?: Slot;
  /** Last, such as the comparison toggle. */
  renderCompare?: Slot;
}

export const noSlots: CardSlots = {};

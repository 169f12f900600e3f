import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';

type Slot = ((resort: Resort) => ReactNode) | undefined;

/** What other features render on the cards of resorts; a route fills them. Keep the object the same, or every card is rendered again. */
export interface CardSlots {
  /** On the picture, such as the heart. */
  renderAction?: Slot;
  /** Between head and heights: what the resort says of the trip. */
  renderFit?: Slot;
  /** Below the facts, such as the weather. */
  renderNote?: Slot;
  /** Last, such as the toggle of the comparison. */
  renderCompare?: Slot;
}

export const noSlots: CardSlots = {};

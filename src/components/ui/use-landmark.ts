import { useState } from 'react';

/**
 * Container for a layer's portal: the dialog or landmark around an element, because content should not be outside all
 * landmarks. Set `anchor` as ref of an element that stays; `landmark` is null without one.
 */
export function useLandmark(): { anchor: (element: Element | null) => void; landmark: HTMLElement | null } {
  const [element, anchor] = useState<Element | null>(null);
  return { anchor, landmark: element?.closest<HTMLElement>('[role="dialog"], main, header, footer') ?? null };
}

import { useState } from 'react';

/**
 * Container for the portal of a layer: the dialog or landmark around an element, so that the layer is not outside of all
 * landmarks. Set `anchor` as ref of an element that stays; the landmark is null where there is none.
 */
export function useLandmark(): { anchor: (element: Element | null) => void; landmark: HTMLElement | null } {
  const [element, anchor] = useState<Element | null>(null);
  return { anchor, landmark: element?.closest<HTMLElement>('[role="dialog"], main, header, footer') ?? null };
}

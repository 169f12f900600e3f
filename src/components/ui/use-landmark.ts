import { useState } from 'react';

/**
 * Where a layer that opens from an element is put: into the dialog or the landmark that contains the element, so that it is
 * not outside of all of them. Give `anchor` as ref to something that stays; the landmark is null where there is none.
 */
export function useLandmark(): { anchor: (element: Element | null) => void; landmark: HTMLElement | null } {
  const [element, anchor] = useState<Element | null>(null);
  return { anchor, landmark: element?.closest<HTMLElement>('[role="dialog"], main, header, footer') ?? null };
}

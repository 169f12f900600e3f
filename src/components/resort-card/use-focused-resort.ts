import { type FocusEvent, useState } from 'react';

/**
 * The id of the resort whose card or row holds the focus, so that a virtual list keeps it rendered. `followFocus` goes on the
 * element around the items, each of which names its resort by `data-resort`.
 */
export function useFocusedResort() {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const followFocus = {
    onFocus: ({ target }: FocusEvent<Element, Element>) =>
      setFocusedId(target.closest<HTMLElement>('[data-resort]')?.dataset.resort ?? null),
    onBlur: ({ target }: FocusEvent<Element, Element>) => {
      // Where the window has lost the focus, the item keeps it for later.
      if (target !== document.activeElement) setFocusedId(null);
    },
  };
  return { focusedId, followFocus };
}

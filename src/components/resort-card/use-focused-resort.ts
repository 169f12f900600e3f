import { type FocusEvent, useState } from 'react';

/**
 * The id of the resort whose card or row has the focus, so that a virtual list keeps it rendered. Spread `followFocus`
 * on the element around the items, each with its resort's id in `data-resort`.
 */
export function useFocusedResort() {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const followFocus = {
    onFocus: ({ target }: FocusEvent<Element, Element>) =>
      setFocusedId(target.closest<HTMLElement>('[data-resort]')?.dataset.resort ?? null),
    onBlur: ({ target }: FocusEvent<Element, Element>) => {
      // If the window has lost the focus, the item gets it back later.
      if (target !== document.activeElement) setFocusedId(null);
    },
  };
  return { focusedId, followFocus };
}

import { type FocusEvent, useRef } from 'react';

/** Handlers for the content of a modal window, which mend how Radix leads the focus in it. */
export function useModalFocus() {
  const next = useRef<EventTarget | null>(null);
  return {
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      next.current = relatedTarget;
    },
    onFocus: ({ target, currentTarget: content }: FocusEvent<HTMLElement>) => {
      if (target !== content) {
        // It goes from the last control to the first, and back, without scrolling. After a press nothing may move: the pointer
        // would come up beside the button.
        if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
        return;
      }
      // Where something is removed while a field is left, such as its list, the window takes the focus on its way, once for
      // each element that is gone.
      const leadsTo = next.current;
      if (!(leadsTo instanceof HTMLElement) || leadsTo === content || !content.contains(leadsTo)) return;
      queueMicrotask(() => {
        if (document.activeElement === content) leadsTo.focus();
      });
    },
  };
}

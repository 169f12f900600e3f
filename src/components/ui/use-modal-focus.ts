import { type FocusEvent, useRef } from 'react';

/** Handlers for the content of a modal dialog that correct Radix's focus handling. */
export function useModalFocus() {
  const next = useRef<EventTarget | null>(null);
  return {
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      next.current = relatedTarget;
    },
    onFocus: ({ target, currentTarget: content }: FocusEvent<HTMLElement>) => {
      if (target !== content) {
        // Radix wraps from the last control to the first, and back, without scrolling. Only for the keyboard: after a
        // press nothing may move, or the pointer would be released beside the button.
        if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
        return;
      }
      // If an element is removed while a field loses the focus, such as its list, the dialog itself gets the focus
      // first, once per removed element.
      const leadsTo = next.current;
      if (!(leadsTo instanceof HTMLElement) || leadsTo === content || !content.contains(leadsTo)) return;
      queueMicrotask(() => {
        if (document.activeElement === content) leadsTo.focus();
      });
    },
  };
}

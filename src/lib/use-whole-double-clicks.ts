import { type MouseEvent, useCallback, useRef } from 'react';

/** What a click can be meant for. */
const CONTROL = 'a, button, input, label';

/**
 * A capturing click handler for where a press replaces the pressed button at once, without waiting for a server: of a double
 * click, the second half is ignored where it meets another control than the first.
 */
export function useWholeDoubleClicks(): (event: MouseEvent) => void {
  const pressed = useRef<Element | null>(null);
  return useCallback((event) => {
    const control = event.target instanceof Element ? event.target.closest(CONTROL) : null;
    if (event.detail > 1 && control !== pressed.current) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    pressed.current = control;
  }, []);
}

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

let hadFocus = false;
if (typeof document !== 'undefined') {
  const noteFocus = () => {
    hadFocus = true;
  };
  document.addEventListener('focusin', noteFocus, { once: true });
}

/** Whether nothing has the focus, as after the focused element was removed. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/**
 * Moves the focus to an element when a change has removed the focused one, so that keyboard use goes on from there. Never
 * takes it from another element, and does nothing on a page that has just opened, where nothing had it.
 * @param target an element such as a heading with `tabIndex={-1}`, or a function that focuses one
 * @param state what is rendered ("none", a number of cards …); the focus is checked after each change of it
 * @param removes whether a change may have removed the focused element; by default every change may
 */
export function useRestoreFocus<State>(
  target: RefObject<HTMLElement | null> | (() => void),
  state: State,
  removes: (before: State, now: State) => boolean = () => true,
): void {
  const last = useRef(state);
  const restore = useEffectEvent((now: State) => {
    const before = last.current;
    last.current = now;
    if (Object.is(before, now) || !removes(before, now) || !hadFocus || !isFocusLost()) return;
    if (typeof target === 'function') target();
    else target.current?.focus();
  });
  useEffect(() => restore(state), [state]);
}

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Whether nothing has the focus: what had it has been removed. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/**
 * Gives the focus to an element when a change has removed what had it, so that the keyboard goes on from there. It
 * is never taken from anything else.
 * @param target a heading with `tabIndex={-1}`, say, or what focuses it
 * @param state what is rendered ("none", a number of cards …); the focus is looked at after each change of it
 * @param removes whether a change may have removed what had the focus; without it, every change may
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
    if (Object.is(before, now) || !removes(before, now) || !isFocusLost()) return;
    if (typeof target === 'function') target();
    else target.current?.focus();
  });
  useEffect(() => restore(state), [state]);
}

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { focusHeading } from './focus-heading';

let hadFocus = false;
if (typeof document !== 'undefined') {
  const noteFocus = () => {
    hadFocus = true;
  };
  document.addEventListener('focusin', noteFocus, { once: true });
}

/** Whether nothing has the focus, as after the focused element was removed. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/** Calls back when the focus is lost after a change of `state`, but not on a page that has just opened, where nothing had it. */
function useFocusLoss<State>(state: State, onLoss: (before: State, now: State) => void): void {
  const last = useRef(state);
  const check = useEffectEvent((now: State) => {
    const before = last.current;
    last.current = now;
    if (!Object.is(before, now) && hadFocus && isFocusLost()) onLoss(before, now);
  });
  useEffect(() => check(state), [state]);
}

/**
 * Moves the focus to an element when a change has removed the focused one, so that keyboard use goes on from there. Never
 * takes it from another element.
 * @param target an element such as a heading with `tabIndex={-1}`, or a function that focuses one
 * @param state what is rendered ("none", a number of cards …); the focus is checked after each change of it
 * @param removes whether a change may have removed the focused element; by default every change may
 */
export function useRestoreFocus<State>(
  target: RefObject<HTMLElement | null> | (() => void),
  state: State,
  removes: (before: State, now: State) => boolean = () => true,
): void {
  useFocusLoss(state, (before, now) => {
    if (!removes(before, now)) return;
    if (typeof target === 'function') target();
    else target.current?.focus();
  });
}

/**
 * When an item of a list is removed and takes the focus with it, focuses the item that follows; if it was the last one, the item
 * before it; if it was the only one, the page's heading. A long list may have rendered only some of its items.
 * @param list the element around the items
 * @param selectorOf what can be focused of the item with an id that is safe in a selector
 * @param ids of the items, in their order
 */
export function useFocusNextItem(
  list: RefObject<HTMLElement | null>,
  selectorOf: (id: string) => string,
  ids: readonly string[],
): void {
  useFocusLoss(ids, (before, now) => {
    const removed = before.findIndex((id) => !now.includes(id));
    if (removed < 0) return;
    const next = now[removed] ?? now.at(-1);
    const item = next && list.current?.querySelector<HTMLElement>(selectorOf(CSS.escape(next)));
    if (item) item.focus();
    else focusHeading();
  });
}

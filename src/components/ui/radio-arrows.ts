import type { FocusEvent, KeyboardEvent } from 'react';

/*
 * Radix moves the focus a tick after an arrow key and selects only if the key is still down then, so that a quick press
 * moves the focus without selecting. These two handlers always select.
 */

/** For `onKeyDown` of the group: remembers whether the last key was an arrow key. */
export function noteArrowKey({ currentTarget, key }: KeyboardEvent) {
  currentTarget.toggleAttribute('data-arrow', key.startsWith('Arrow'));
}

/** For `onFocus` of each item: selects an item reached by an arrow key. */
export function chooseOnArrowFocus(event: FocusEvent<HTMLButtonElement>) {
  const group = event.currentTarget.closest('[role="radiogroup"]');
  if (!group?.hasAttribute('data-arrow')) return;
  group.removeAttribute('data-arrow');
  event.preventDefault();
  event.currentTarget.click();
}

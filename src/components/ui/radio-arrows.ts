import type { FocusEvent, KeyboardEvent } from 'react';

/*
 * Radix moves the focus a tick after an arrow key and chooses only if the key is still down by then, so a quick press
 * moves without choosing. These two handlers choose in any case.
 */

/** For the group: remembers that an arrow key was the last one pressed. */
export function noteArrowKey({ currentTarget, key }: KeyboardEvent) {
  currentTarget.toggleAttribute('data-arrow', key.startsWith('Arrow'));
}

/** For each item: an item reached by arrow key is the choice. */
export function chooseOnArrowFocus(event: FocusEvent<HTMLButtonElement>) {
  const group = event.currentTarget.closest('[role="radiogroup"]');
  if (!group?.hasAttribute('data-arrow')) return;
  group.removeAttribute('data-arrow');
  event.preventDefault();
  event.currentTarget.click();
}

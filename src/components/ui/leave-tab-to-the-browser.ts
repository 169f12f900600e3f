import type { KeyboardEvent } from 'react';

/**
 * For `onKeyDownCapture` of layers that are not modal: Tab goes on to the page behind the last element, where Radix would
 * wrap round to the first.
 */
export function leaveTabToTheBrowser(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}

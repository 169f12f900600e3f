import type { KeyboardEvent } from 'react';

/**
 * For `onKeyDownCapture` of non-modal layers: Tab continues to the page behind after the last element, where Radix
 * would wrap around.
 */
export function leaveTabToTheBrowser(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}

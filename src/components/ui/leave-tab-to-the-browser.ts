import type { KeyboardEvent } from 'react';

/**
 * For `onKeyDownCapture` of non-modal layers: Tab continues to the page behind after the last element, where Radix
 * would wrap around. A dialog opened from the layer keeps the key: it is below the layer in React's tree only.
 */
export function leaveTabToTheBrowser(event: KeyboardEvent) {
  if (event.key === 'Tab' && event.currentTarget.contains(event.target as Node)) event.stopPropagation();
}

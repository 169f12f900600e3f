import type { MouseEvent } from 'react';
import { m } from '@/paraglide/messages';

/** Leaves the address alone: without its hash, which may hold a round of deciding together, the page would show an error. */
function focusMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** First tab stop: skips the header. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page, and is followed as it stands before the code is there.
    <a href="#main" className="skip-link" onClick={focusMain}>
      {m.nav_skip()}
    </a>
  );
}

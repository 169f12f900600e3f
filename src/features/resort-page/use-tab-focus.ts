import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { ResortTab } from '@/config/paths';

function focusFirstHeading(root: HTMLElement): void {
  const panel = root.querySelector<HTMLElement>('[role="tabpanel"][data-state="active"]');
  if (!panel) return;
  if (focusHeadingIn(panel)) return;
  // A section whose code is on its way has no heading yet: the panel, named after its tab, keeps its place.
  panel.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (document.activeElement !== panel || focusHeadingIn(panel)) observer.disconnect();
  });
  observer.observe(panel, { childList: true, subtree: true });
}

function focusHeadingIn(panel: HTMLElement): boolean {
  const heading = panel.querySelector<HTMLElement>('h2');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** True where the row of tabs is held under the header, above the content's top, or stands low with little below it. */
function isContentOutOfSight(row: Element, root: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top > root.getBoundingClientRect().top + 1 || bottom > window.innerHeight / 2;
}

/**
 * Takes the visitor along when the tab changes. Chosen in the row of tabs, focus stays there and the page moves only
 * if the content is out of sight. Chosen elsewhere (a link, the sheet of a phone), the content comes to the
 * top and its heading gets the focus. Back and Forward restore the old place. Gives `showContent` for the second case, and
 * `onChoose` to be called with a choice on the page: the tab changes before the router says what kind of change it was.
 */
export function useTabFocus(root: RefObject<HTMLElement | null>, tab: ResortTab) {
  const isBackOrForward = useNavigationType() === 'POP';
  const shown = useRef(tab);
  const isChosen = useRef(false);

  const showContent = useCallback(() => {
    if (!root.current) return;
    root.current.scrollIntoView();
    focusFirstHeading(root.current);
  }, [root]);

  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    const isOwnChoice = isChosen.current;
    isChosen.current = false;
    if (isBackOrForward && !isOwnChoice) return;
    const focused = document.activeElement;
    const row = focused?.closest('[role="tablist"]');
    // While a dialog is open the focus is its own; it calls `showContent` when it has closed.
    if (!root.current || focused?.closest('[role="dialog"]')) return;
    if (!row) showContent();
    else if (isContentOutOfSight(row, root.current)) root.current.scrollIntoView();
  }, [tab, isBackOrForward, root, showContent]);

  const onChoose = useCallback(() => {
    isChosen.current = true;
  }, []);
  return { showContent, onChoose };
}

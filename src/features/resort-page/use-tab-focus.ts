import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { ResortTab } from '@/config/paths';

function showContentOf(root: HTMLElement): void {
  root.scrollIntoView();
  const panel = root.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])');
  if (!panel) return;
  if (focusHeadingIn(panel)) return;
  // A section whose code is loading has no heading yet: focus the panel, which is named after its tab.
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

/**
 * Whether the row of tabs is stuck below the header with the content's top hidden, or so low that little of the content
 * shows.
 */
function isContentOutOfSight(row: Element, root: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top > root.getBoundingClientRect().top + 1 || bottom > window.innerHeight / 2;
}

/**
 * Manages focus and scroll position when the tab changes. Chosen in the row of tabs, the focus stays there and the page
 * scrolls only if the content is out of sight. Chosen elsewhere (a link, the sheet on phones), the content scrolls to
 * the top and its heading gets the focus. Back and Forward restore the old position. `showContent` does the second;
 * call `noteChoice` on a choice in the row or the sheet, because the tab changes before the router reports the kind of
 * navigation.
 */
export function useTabFocus(root: RefObject<HTMLElement | null>, tab: ResortTab) {
  const isBackOrForward = useNavigationType() === 'POP';
  const shown = useRef(tab);
  const lastChoice = useRef<{ tab: ResortTab; from: 'row' | 'sheet' } | null>(null);

  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    // A choice that another followed before it was shown says nothing of this one.
    const chosenFrom = lastChoice.current?.tab === tab ? lastChoice.current.from : null;
    lastChoice.current = null;
    if (isBackOrForward && !chosenFrom) return;
    // An open dialog keeps the focus, and calls `showContent` when it has closed.
    if (!root.current || document.activeElement?.closest('[role="dialog"]')) return;
    const row = root.current.querySelector('[role="tablist"]');
    if (chosenFrom !== 'row' || !row) showContentOf(root.current);
    else if (isContentOutOfSight(row, root.current)) root.current.scrollIntoView();
  }, [tab, isBackOrForward, root]);

  return {
    showContent: () => root.current && showContentOf(root.current),
    noteChoice: (tab: ResortTab, from: 'row' | 'sheet') => {
      lastChoice.current = { tab, from };
    },
  };
}

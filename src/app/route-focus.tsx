import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '@/config/paths';

/** The element a hash refers to, or null. */
function elementNamedBy(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Route focus: on a new path the focus moves to the page's heading, so that a screen reader announces the page; if the
 * address has a hash, it moves to the element the hash refers to.
 */
export function RouteFocus() {
  const { key, pathname, hash: fragment } = useLocation();
  // There the hash holds a round, and names no element.
  const hash = pathname === paths.together ? '' : fragment;
  const isBack = useNavigationType() === 'POP';
  const shown = useRef({ key: 'default', pathname, hash: '' });

  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname, hash };
    const isNewPath = before.pathname !== pathname;
    // On a prerendered page someone may already be typing in a field before hydration.
    const isTaken = before.key === 'default' && document.activeElement?.matches('input, textarea');
    const hasMoved = before.key !== key || before.hash !== hash;
    // Back to another page restores its scroll position instead.
    const isBackToPage = isBack && isNewPath;
    if (hash !== '' && hasMoved && !isBackToPage && !isTaken) return focusOnceThere(hash);
    if (isNewPath) focusOn(document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main'));
    return undefined;
  }, [key, pathname, hash, isBack]);

  return null;
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** False after a reload and after Back from another site, which restore the scroll position instead. */
const isFreshVisit = () => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return !entry || (entry as PerformanceNavigationTiming).type === 'navigate';
};

/** Moves the focus to the element a hash refers to. If it is not rendered yet, waits for it and scrolls to it. */
function focusOnceThere(hash: string): (() => void) | undefined {
  const element = elementNamedBy(hash);
  if (element) {
    focusOn(element);
    return undefined;
  }
  const observer = new MutationObserver(() => {
    const found = elementNamedBy(hash);
    if (!found) return;
    observer.disconnect();
    if (isFreshVisit()) found.scrollIntoView();
    focusOn(found);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

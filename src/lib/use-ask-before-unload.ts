import { useEffect } from 'react';

/**
 * The browser asks before a reload or a navigation to another site. Only while something would be lost: such a listener excludes
 * the page from the browser's back/forward cache.
 */
export function useAskBeforeUnload(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}

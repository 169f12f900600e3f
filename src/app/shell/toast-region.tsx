import { useEffect, useState } from 'react';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { onFirstNotice, prepareNotices } from '@/lib/notify';

const Notices = lazyWithRetry(
  () => import('./notices'),
  ({ Notices }) => Notices,
);

/**
 * Milliseconds after which the region is rendered in any case, because a live region must exist before its first
 * announcement.
 */
const LATEST = 3000;

/** Renders toasts and the offline line, whose chunk is loaded after `LATEST`, or with the first notice. */
export function ToastRegion() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const load = () => {
      // The build splits these into two chunks.
      Promise.all([Notices.preload(), prepareNotices()]).then(
        () => setLoaded(true),
        // Failed, for example offline. The page works without it, and the next notice tries again.
        () => onFirstNotice(load),
      );
    };
    onFirstNotice(load);
    const timer = setTimeout(load, LATEST);
    return () => clearTimeout(timer);
  }, []);
  return isLoaded && <Notices />;
}

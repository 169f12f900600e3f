import { useEffect, useState } from 'react';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { onFirstNotice } from '@/lib/notify';

const Notices = lazyWithRetry(
  () => import('./notices'),
  ({ Notices }) => Notices,
);

/** Milliseconds after which the region is there anyway: a live region must exist before something is announced in it. */
const LATEST = 3000;

/** Where toasts and the offline line appear; their code comes when the page has settled, or with the first notice. */
export function ToastRegion() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const load = () => {
      Notices.preload().then(
        () => setLoaded(true),
        // Offline, say. The page must not fall with its toasts; the next notice tries again.
        () => onFirstNotice(load),
      );
    };
    onFirstNotice(load);
    const timer = setTimeout(load, LATEST);
    return () => clearTimeout(timer);
  }, []);
  return isLoaded && <Notices />;
}

import { useEffect, useState } from 'react';
import { lazyWithRetry } from '@/components/lazy-with-retry';

export const MapCanvas = lazyWithRetry(
  () => import('./map-canvas'),
  ({ MapCanvas }) => MapCanvas,
);

/**
 * Loads the live map once it is wanted: `isLoaded` then, and `hasFailed` when its code did not arrive.
 * Another `attempt` loads it again.
 */
export function useMapCanvas(isWanted: boolean, attempt: number) {
  const [isLoaded, setLoaded] = useState(false);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isLive = true;
    MapCanvas.preload().then(
      () => isLive && setLoaded(true),
      () => isLive && setFailedAttempt(attempt),
    );
    return () => {
      isLive = false;
    };
  }, [isWanted, attempt]);
  return { isLoaded, hasFailed: !isLoaded && failedAttempt === attempt };
}

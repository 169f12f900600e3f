import { type ComponentType, useEffect, useState } from 'react';
import type { MapCanvasProps } from './map-canvas';

/**
 * Loads the live map once it is wanted: the component, null before, and `hasFailed` when its code did not arrive.
 * Another `attempt` loads it again.
 */
export function useMapCanvas(isWanted: boolean, attempt: number) {
  const [Canvas, setCanvas] = useState<ComponentType<MapCanvasProps> | null>(null);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isLive = true;
    import('./map-canvas').then(
      (module) => isLive && setCanvas(() => module.MapCanvas),
      () => isLive && setFailedAttempt(attempt),
    );
    return () => {
      isLive = false;
    };
  }, [isWanted, attempt]);
  return { Canvas, hasFailed: Canvas === null && failedAttempt === attempt };
}

import { startTransition, useEffect, useState } from 'react';

/** Rows of the first render: more than a screen shows. */
const FIRST = 16;
/** Rows each further render adds: few enough for a slow phone to stay responsive. */
const STEP = 6;

/** How many of `total` rows to render: those of the first screen at once, the others in steps right after it. */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (count >= total) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + STEP)));
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  return Math.min(count, total);
}

import { startTransition, useEffect, useState } from 'react';

/** Rows of the first render, and of each one after it: as many as a slow phone renders in a frame. */
const FIRST = 5;
const STEP = 5;

/** How many of `total` rows to render: a few at once, the others in steps right after them. */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (count >= total) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + STEP)));
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  return Math.min(count, total);
}

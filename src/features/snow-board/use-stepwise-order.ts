import { startTransition, useEffect, useState } from 'react';
import { isOneStep, nextOrder } from './next-order';

/**
 * The order to render on the way to `target`: a hundred rows that change places at once take a slow phone many frames. A short
 * board is there in the same render.
 */
export function useStepwiseOrder(target: readonly string[]): readonly string[] {
  const [order, setOrder] = useState(target);
  const isThere = order === target;
  if (!isThere && isOneStep(order, target)) setOrder(target);
  useEffect(() => {
    if (isThere) return;
    const frame = requestAnimationFrame(() => startTransition(() => setOrder(nextOrder(order, target))));
    return () => cancelAnimationFrame(frame);
  }, [order, target, isThere]);
  return order;
}

import { useEffect } from 'react';

/** Milliseconds within which a notice in the page and an error toast are taken to tell of the same failure. */
const SAME_FAILURE = 1000;

let lastAt = Number.NEGATIVE_INFINITY;

/** Notes that the page says of itself what failed, in a live region that has come just now. */
export function useSpokenFailure(isSpoken = true): void {
  useEffect(() => {
    if (isSpoken) lastAt = performance.now();
  }, [isSpoken]);
}

/** True just after the page itself has said what failed. */
export const hasPageSpoken = (): boolean => performance.now() - lastAt < SAME_FAILURE;

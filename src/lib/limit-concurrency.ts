/**
 * Gives a function that runs asynchronous tasks, at most `limit` at a time; the others wait for their turn, first come,
 * first served. It settles as its task does, and rejects without running one whose signal was aborted meanwhile.
 */
export function limitConcurrency(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    // Whoever ends hands its place to the next one, so that nobody gets in between.
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * Returns a function that runs asynchronous tasks, at most `limit` at a time; the others wait, first in, first out. It
 * settles as its task does, and rejects without running a task whose signal was aborted while it waited.
 */
export function limitConcurrency(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    // A finished task passes its slot to the next one in the queue, so that a newcomer cannot take it.
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

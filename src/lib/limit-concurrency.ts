/**
 * Returns a function that runs asynchronous tasks, at most `limit` at a time; the others wait, first in, first out;
 * those whose `isUrgent` holds at the time pass the rest. It settles as its task does, and rejects without running a task
 * whose signal was aborted while it waited.
 */
export function limitConcurrency(limit: number) {
  let running = 0;
  const waiting: { start: () => void; isUrgent: (() => boolean) | undefined }[] = [];
  return async <Result>(
    task: () => Promise<Result>,
    signal?: AbortSignal,
    isUrgent?: () => boolean,
  ): Promise<Result> => {
    // A finished task passes its slot to the next one in the queue, so that a newcomer cannot take it.
    if (running < limit) running += 1;
    else await new Promise<void>((start) => waiting.push({ start, isUrgent }));
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      const urgent = waiting.findIndex(({ isUrgent }) => isUrgent?.());
      const [next] = waiting.splice(Math.max(urgent, 0), 1);
      if (next) next.start();
      else running -= 1;
    }
  };
}

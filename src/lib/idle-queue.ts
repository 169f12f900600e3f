type Job = () => void;

// A quarter of a frame (16 ms), which leaves room for scrolling.
const SLICE_MS = 4;
const IDLE_TIMEOUT_MS = 500;

const waiting = new Set<Job>();
let isScheduled = false;

function work(): void {
  isScheduled = false;
  const end = performance.now() + SLICE_MS;
  try {
    for (const job of waiting) {
      waiting.delete(job);
      job();
      if (performance.now() >= end) break;
    }
  } finally {
    if (waiting.size > 0) schedule();
  }
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(work);
}

/** Runs `job` in an idle callback, SLICE_MS worth of jobs at a time. Returns a function that cancels it. */
export function runWhenIdle(job: Job): () => void {
  waiting.add(job);
  schedule();
  return () => {
    waiting.delete(job);
  };
}

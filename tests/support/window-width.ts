import { onTestFinished, vi } from 'vitest';

function answerMedia(holds: (query: string) => boolean) {
  const none = window.matchMedia;
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...none(query), matches: holds(query) }));
  onTestFinished(() => spy.mockRestore());
}

/** As if the window were at least so many rem wide, until the test is over; media queries about anything else do not hold. */
export const widenWindow = (rem = 90) =>
  answerMedia((query) => Number(/width >= (\d+)rem/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY) <= rem);

/** As if the window were narrower than so many rem, a phone's, until the test is over. */
export const narrowWindow = (rem = 24) =>
  answerMedia((query) => Number(/width < (\d+)rem/.exec(query)?.[1] ?? 0) > rem);

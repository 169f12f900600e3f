import { onTestFinished, vi } from 'vitest';

function answerMedia(holds: (query: string) => boolean) {
  const none = window.matchMedia;
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...none(query), matches: holds(query) }));
  onTestFinished(() => spy.mockRestore());
}

/** As if the window were 90 rem wide, until the test is over; media queries about anything else do not hold. */
export const widenWindow = () =>
  answerMedia((query) => Number(/width >= (\d+)rem/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY) <= 90);

/** As if the visitor wanted less motion, until the test is over. */
export const lessenMotion = () => answerMedia((query) => query.includes('reduce'));

/** As if the window were 24 rem wide, a phone's, until the test is over. */
export const narrowWindow = () => answerMedia((query) => Number(/width < (\d+)rem/.exec(query)?.[1] ?? 0) > 24);

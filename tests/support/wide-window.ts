import { onTestFinished, vi } from 'vitest';

/** As if the window were at least so many rem wide, until the test is over; media queries about anything else do not hold. */
export function widenWindow(rem = 90) {
  const narrow = window.matchMedia;
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, least] = /width >= (\d+)rem/.exec(query) ?? [];
    return { ...narrow(query), matches: least !== undefined && Number(least) <= rem };
  });
  onTestFinished(() => spy.mockRestore());
}

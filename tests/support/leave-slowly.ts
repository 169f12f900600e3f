import { onTestFinished, vi } from 'vitest';

/** As in a browser, where a dialog stays for the animation that takes it away. */
export function leaveSlowly(): void {
  const { getComputedStyle } = window;
  const spy = vi.spyOn(window, 'getComputedStyle').mockImplementation((element, part) => {
    const style = getComputedStyle(element, part);
    const leaving = () => (element.matches('[data-slot="dialog"][data-state="closed"]') ? 'leave' : 'none');
    return new Proxy(style, { get: (of, key) => (key === 'animationName' ? leaving() : Reflect.get(of, key, of)) });
  });
  onTestFinished(() => spy.mockRestore());
}

import { onTestFinished, vi } from 'vitest';

/** As if a map had a size, so that it knows which markers are in view, until the test is over. */
export function layOutMap() {
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(740);
  onTestFinished(() => {
    width.mockRestore();
    height.mockRestore();
  });
}

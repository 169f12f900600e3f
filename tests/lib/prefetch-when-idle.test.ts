// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prefetchWhenIdle } from '@/lib/prefetch-when-idle';

const idleCallbacks: (() => void)[] = [];

function prefetchOn(connection: object | undefined) {
  vi.stubGlobal('requestIdleCallback', (job: () => void) => idleCallbacks.push(job));
  vi.stubGlobal('cancelIdleCallback', () => void idleCallbacks.splice(0));
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const preload = vi.fn(async () => undefined);
  const cancel = prefetchWhenIdle([preload]);
  return { preload, cancel };
}

const becomeIdle = () => {
  for (const job of idleCallbacks.splice(0)) job();
};

afterEach(() => {
  idleCallbacks.splice(0);
  Reflect.deleteProperty(navigator, 'connection');
});

describe('a chunk that may be needed next', () => {
  it.each([
    ['a browser that tells nothing of its connection', undefined],
    ['4G', { effectiveType: '4g', saveData: false }],
  ])('is fetched in an idle moment on %s', (_, connection) => {
    const { preload } = prefetchOn(connection);
    expect(preload).not.toHaveBeenCalled();
    becomeIdle();
    expect(preload).toHaveBeenCalledOnce();
  });

  it.each([
    ['with data saved', { effectiveType: '4g', saveData: true }],
    ['on 3G', { effectiveType: '3g', saveData: false }],
    ['on slow 2G', { effectiveType: 'slow-2g', saveData: false }],
  ])('is not fetched %s', (_, connection) => {
    const { preload } = prefetchOn(connection);
    becomeIdle();
    expect(preload).not.toHaveBeenCalled();
  });

  it('is not fetched once the page is left', () => {
    const { preload, cancel } = prefetchOn(undefined);
    cancel();
    becomeIdle();
    expect(preload).not.toHaveBeenCalled();
  });
});

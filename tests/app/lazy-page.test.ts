import { expect, it, vi } from 'vitest';
import { lazyPage, type PageHandle } from '@/app/lazy-page';
import { ChunkLoadError } from '@/lib/import-chunk';

const Component = () => null;

/** A route whose page has lazy parts, and what its router and whoever prefetches it do with it. */
function pageWithParts(preloadParts: () => Promise<unknown>) {
  const { lazy, handle } = lazyPage('/', async () => ({ Component, preloadParts }));
  if (typeof lazy !== 'object' || !lazy.Component) throw new Error('The page is not lazy');
  return { load: lazy.Component, preload: (handle as PageHandle).preload };
}

it('A page is shown while its lazy parts are on their way; a prerendered one waits for them', async () => {
  let arrive = () => {};
  const parts = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const preloadParts = vi.fn(() => parts);
  const { load, preload } = pageWithParts(preloadParts);
  expect(await load()).toBeTypeOf('function');
  expect(preloadParts).toHaveBeenCalledOnce();

  let isReady = false;
  const whole = preload().then(() => {
    isReady = true;
  });
  await load();
  expect(isReady).toBe(false);
  arrive();
  await whole;
  expect(isReady).toBe(true);
});

it('A page is shown without a lazy part that is missing; a prerendered one is not hydrated', async () => {
  const missing = new ChunkLoadError(new Error('No network'));
  const { load, preload } = pageWithParts(() => Promise.reject(missing));
  expect(await load()).toBeTypeOf('function');
  await expect(preload()).rejects.toBe(missing);
});

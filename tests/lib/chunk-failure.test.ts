// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { hasNewVersion } from '@/lib/chunk-failure';

it('takes a server that does not respond in time for a missing network', async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const isNew = hasNewVersion();
  timeout.abort();
  await expect(vi.waitFor(() => isNew)).resolves.toBe(false);
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerServiceWorker } from '@/lib/register-service-worker';

const worker = vi.hoisted(() => ({ listeners: new Map<string, (() => void)[]>(), skipWaiting: () => {} }));
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(type: string, listener: () => void) {
      worker.listeners.set(type, [...(worker.listeners.get(type) ?? []), listener]);
    }
    register = () => Promise.resolve();
    update = () => Promise.resolve();
    messageSkipWaiting = () => worker.skipWaiting();
  },
}));

const happen = (type: 'waiting' | 'controlling') => {
  for (const listener of worker.listeners.get(type) ?? []) listener();
};
const reload = vi.fn();
const skipWaiting = vi.fn();
const own = { scriptURL: 'https://snowline.example/sw.js' };

/** Opens a page that the older version controls, until the newer one waits. Returns what uses the newest. */
async function withWaitingVersion() {
  let use = () => {};
  await registerServiceWorker((choice) => {
    use = choice;
  });
  happen('waiting');
  return () => use();
}

beforeEach(() => {
  worker.listeners.clear();
  worker.skipWaiting = skipWaiting;
  const registration = { active: own, scope: 'https://snowline.example/' };
  vi.stubGlobal('window', { location: { reload }, setInterval: () => 0 });
  vi.stubGlobal('document', { addEventListener: () => {} });
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: own, getRegistrations: () => Promise.resolve([registration]) },
  });
  reload.mockClear();
  skipWaiting.mockClear();
});

describe('a new version', () => {
  it('is activated where it is chosen, and the page reloads once it controls it', async () => {
    const use = await withWaitingVersion();
    use();
    expect(skipWaiting).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    happen('controlling');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that another tab has chosen reloads this one only when it is chosen here, too, and then at once', async () => {
    const use = await withWaitingVersion();
    happen('controlling');
    expect(reload).not.toHaveBeenCalled();
    use();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('after one that another tab has chosen is activated before the page reloads', async () => {
    const use = await withWaitingVersion();
    happen('controlling');
    happen('waiting');
    use();
    expect(skipWaiting).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});

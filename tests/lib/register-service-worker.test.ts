import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RESPONSE_CACHES } from '@/config/service-worker';
import { registerServiceWorker } from '@/lib/register-service-worker';

const worker = vi.hoisted(() => ({
  listeners: new Map<string, (() => void)[]>(),
  skipWaiting: () => {},
  register: vi.fn(async () => undefined),
}));
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(type: string, listener: () => void) {
      worker.listeners.set(type, [...(worker.listeners.get(type) ?? []), listener]);
    }
    register = worker.register;
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

const stubRegistrations = (...registrations: object[]) =>
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: own, getRegistrations: () => Promise.resolve(registrations) },
  });

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
  vi.stubGlobal('window', { location: { reload }, setInterval: () => 0 });
  vi.stubGlobal('document', { addEventListener: () => {} });
  stubRegistrations({ active: own, scope: 'https://snowline.example/' });
  worker.register.mockClear();
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

describe('a visitor who saves data', () => {
  const visit = (controller: object | null, connection: object) => {
    vi.stubGlobal('navigator', { connection, serviceWorker: { controller, getRegistrations: async () => [] } });
    return registerServiceWorker(() => {});
  };

  it('downloads no copy of the site for reading offline', async () => {
    await visit(null, { saveData: true });
    expect(worker.register).not.toHaveBeenCalled();
    await visit(null, { effectiveType: '3g', saveData: false });
    expect(worker.register).toHaveBeenCalledOnce();
  });

  it('nor where a worker of another language, whose scope is above, controls the page', async () => {
    await visit({ scriptURL: 'https://snowline.example/of-another-language/sw.js' }, { saveData: true });
    expect(worker.register).not.toHaveBeenCalled();
  });

  it('keeps the one there is up to date', async () => {
    await visit(own, { saveData: true });
    expect(worker.register).toHaveBeenCalledOnce();
  });
});

describe('the service worker of another language', () => {
  const german = {
    active: { scriptURL: 'https://snowline.example/de/sw.js' },
    scope: 'https://snowline.example/de/',
    unregister: vi.fn(async () => true),
  };
  const precache = (scope: string) => `workbox-precache-v2-${scope}`;
  const names = [precache('https://snowline.example/'), precache(german.scope), ...Object.values(RESPONSE_CACHES)];
  const left = new Set<string>();
  beforeEach(() => {
    left.clear();
    for (const name of names) left.add(name);
    vi.stubGlobal('caches', { keys: async () => [...left], delete: async (name: string) => left.delete(name) });
  });

  it('is removed with its pages and all responses, which may be in its language', async () => {
    stubRegistrations({ active: own, scope: 'https://snowline.example/' }, german);
    await registerServiceWorker(() => {});
    expect(german.unregister).toHaveBeenCalledOnce();
    expect([...left]).toEqual([names[0]]);
  });

  it('is removed for a visitor who saves data, too, though none takes its place', async () => {
    const serviceWorker = { controller: german.active, getRegistrations: async () => [german] };
    vi.stubGlobal('navigator', { connection: { saveData: true }, serviceWorker });
    german.unregister.mockClear();
    await registerServiceWorker(() => {});
    expect(german.unregister).toHaveBeenCalledOnce();
    expect([...left]).toEqual([names[0]]);
    expect(worker.register).not.toHaveBeenCalled();
  });

  it('was never there: all caches stay', async () => {
    await registerServiceWorker(() => {});
    expect([...left]).toEqual(names);
  });
});

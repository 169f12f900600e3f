import { describe, expect, it, vi } from 'vitest';
import { createRouter } from '@/app/navigation/create-router';
import { createMemoryHistory } from '@/app/navigation/memory-history';
import { type PageModule, page } from '@/app/navigation/page-route';

/** A promise that is settled from outside. */
function pending<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

const Nothing = () => null;

/** A page whose code comes, or fails to come, when the test says so. */
function slowPage(path: string, module: Partial<PageModule> = {}) {
  const imports: ReturnType<typeof pending<PageModule>>[] = [];
  const startData = vi.fn();
  const importPage = () => {
    const coming = pending<PageModule>();
    imports.push(coming);
    return coming.promise;
  };
  return {
    route: page(path, importPage, startData),
    startData,
    asked: () => imports.length,
    come: () => imports.at(-1)?.resolve({ Component: Nothing, ...module }),
    fail: (error: unknown) => imports.at(-1)?.reject(error),
  };
}

const shownPath = ({ state }: ReturnType<typeof createRouter>) => state.location.pathname;

async function openOn(first: ReturnType<typeof slowPage>, ...others: ReturnType<typeof slowPage>[]) {
  const history = createMemoryHistory(['/']);
  const router = createRouter(history, [first.route, ...others.map(({ route }) => route)]);
  first.come();
  await router.ready();
  return { router, history };
}

describe('the page that an address names', () => {
  it('is asked for at once together with its data, and shown when its code is there', async () => {
    const home = slowPage('/');
    const about = slowPage('/about');
    const { router, history } = await openOn(home, about);
    expect(home.startData).toHaveBeenCalledOnce();

    const arrival = router.navigate('/about');
    expect(about.asked()).toBe(1);
    expect(about.startData).toHaveBeenCalledExactlyOnceWith({ params: {}, search: '', isNewPath: true });
    expect(history.location.pathname).toBe('/about');
    expect(shownPath(router)).toBe('/');

    about.come();
    await arrival;
    expect(router.state).toMatchObject({ location: { pathname: '/about' }, historyAction: 'PUSH', failure: null });
  });

  it('is shown at once where its code is there already', async () => {
    const { router } = await openOn(slowPage('/'));
    void router.navigate('/?tab=reviews', { preventScrollReset: true });
    expect(router.state).toMatchObject({ location: { search: '?tab=reviews' }, keepsPlace: true });
    void router.navigate(-1);
    expect(router.state).toMatchObject({ location: { search: '' }, historyAction: 'POP' });
  });

  it('is not shown when one has gone elsewhere meanwhile', async () => {
    const about = slowPage('/about');
    const { router } = await openOn(slowPage('/'), about);
    const seen: string[] = [];
    router.subscribe(({ location }) => seen.push(location.pathname));
    void router.navigate('/about');
    void router.navigate(-1);
    about.come();
    await router.ready();
    expect(seen).toEqual(['/']);
  });

  it('says why it did not come, and is asked for again', async () => {
    const about = slowPage('/about');
    const { router } = await openOn(slowPage('/'), about);
    const first = router.navigate('/about');
    const error = new Error('Failed to fetch dynamically imported module');
    about.fail(error);
    await first;
    expect(router.state).toMatchObject({ location: { pathname: '/about' }, failure: error });

    const second = router.navigate('/about', { replace: true });
    about.come();
    await second;
    expect(router.state.failure).toBeNull();
    expect(about.asked()).toBe(2);
  });

  it('waits for what it cannot be shown without', async () => {
    const body = pending<void>();
    const prepare = vi.fn(() => body.promise);
    const article = slowPage('/blog/:slug', { prepare });
    const { router } = await openOn(slowPage('/'), article);
    const arrival = router.navigate('/blog/snow');
    article.come();
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledExactlyOnceWith({ slug: 'snow' }));
    expect(shownPath(router)).toBe('/');
    body.resolve();
    await arrival;
    expect(shownPath(router)).toBe('/blog/snow');
  });

  it('may be fetched before one goes there; a failure then is of no account', async () => {
    const about = slowPage('/about');
    const { router } = await openOn(slowPage('/'), about);
    router.prefetch('/about');
    about.fail(new Error('offline'));
    await router.ready();
    expect(router.state.failure).toBeNull();
    expect(about.startData).not.toHaveBeenCalled();
    router.prefetch('/about');
    about.come();
    await vi.waitFor(() => {
      void router.navigate('/about');
      expect(shownPath(router)).toBe('/about');
    });
    expect(about.asked()).toBe(2);
  });
});

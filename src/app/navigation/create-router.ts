import { type NavigateOptions, NavigationType, type RouteObject, type To } from 'react-router-dom';
import type { Move, SiteHistory } from './history';
import { pagesAt } from './page-route';

/** What is on the screen. */
export interface Shown extends Move {
  /** False until the code of the first page is there or has failed to come. */
  isReady: boolean;
  /** Why the page's code did not come, or null. */
  failure: unknown;
}

/** Joins the history to what is shown: a page comes on the screen when its code is there, and the old one stays till then. */
export interface SiteRouter {
  readonly routes: RouteObject[];
  readonly history: SiteHistory;
  readonly state: Shown;
  /** Tells when something else is to be shown; gives a function that ends it. */
  subscribe: (listener: (shown: Shown) => void) => () => void;
  /** Goes to an address, or back and forth; resolves when the page there is shown. */
  navigate: (to: To | number, options?: NavigateOptions) => Promise<void>;
  /** Resolves when nothing is on its way to be shown; never rejects. */
  ready: () => Promise<void>;
  /** Fetches the code of the page at a path, which may be gone to next. */
  prefetch: (pathname: string) => void;
  stop: () => void;
}

/** Opens the page at which the history stands, and from then on every page that it is led to. */
export function createRouter(history: SiteHistory, routes: RouteObject[]): SiteRouter {
  const listeners = new Set<(shown: Shown) => void>();
  const first: Move = { location: history.location, historyAction: NavigationType.Pop, keepsPlace: false };
  let state: Shown = { ...first, isReady: false, failure: null };
  let latest: Move;
  let arrival = Promise.resolve();

  function open(move: Move): void {
    const isOvertaken = () => latest !== move;
    const show = (failure: unknown) => {
      if (isOvertaken()) return;
      state = { ...move, isReady: true, failure };
      for (const tell of listeners) tell(state);
    };

    latest = move;
    const pages = pagesAt(routes, move.location);
    const coming = pages.flatMap(({ load }) => load() ?? []);
    const { pathname, search } = state.location;
    const isNewPath = !state.isReady || move.location.pathname !== pathname;
    if (isNewPath || move.location.search !== search) for (const { startData } of pages) startData(isNewPath);
    if (coming.length === 0) show(null);
    else arrival = Promise.all(coming).then(() => show(null), show);
  }

  async function ready(): Promise<void> {
    let awaited: Promise<void> | null = null;
    while (awaited !== arrival) {
      awaited = arrival;
      await awaited;
    }
  }

  const stopListening = history.listen(open);
  open(first);

  return {
    routes,
    history,
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (to, options) => {
      if (typeof to === 'number') history.go(to);
      else history[options?.replace ? 'replace' : 'push'](to, options?.state, options);
      return ready();
    },
    ready,
    prefetch: (pathname) => {
      // What does not come now is asked for again, and its failure shown, when one goes there.
      for (const { load } of pagesAt(routes, { pathname, search: '' })) load()?.catch(() => {});
    },
    stop: stopListening,
  };
}

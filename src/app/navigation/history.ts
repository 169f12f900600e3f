import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';

/** A step from one address to another. */
export interface Move {
  location: Location;
  historyAction: NavigationType;
  /** The page stays where it is scrolled to. */
  keepsPlace: boolean;
}

/** A list of addresses and the place in it, as the router of `react-router` steps through them. */
export interface SiteHistory extends Navigator {
  readonly location: Location;
  /** Tells of every step from now on; gives a function that ends it. */
  listen: (onMove: (move: Move) => void) => () => void;
}

/** A key that tells one entry from all others. */
const createKey = () => Math.random().toString(36).slice(2, 10);

/** The location of a new entry. */
export function locationOf(to: To, state: unknown): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash, state: state ?? null, key: createKey() };
}

/** What is left to each kind of history: how an entry is added, and how one is put in place of another. */
type Step = (to: To, state?: unknown, options?: NavigateOptions) => void;

interface Steps {
  listeners: Set<(move: Move) => void>;
  push: Step;
  replace: Step;
}

/** The two steps a site takes by itself, each told to all who listen once `add` or `exchange` has taken it. */
export function createSteps(add: (location: Location) => void, exchange: (location: Location) => void): Steps {
  const listeners: Steps['listeners'] = new Set();
  const step =
    (historyAction: NavigationType, take: (location: Location) => void): Step =>
    (to, state, options) => {
      const location = locationOf(to, state);
      take(location);
      for (const tell of listeners) tell({ location, historyAction, keepsPlace: options?.preventScrollReset ?? false });
    };
  return { listeners, push: step(NavigationType.Push, add), replace: step(NavigationType.Replace, exchange) };
}

interface EntryState {
  key?: string;
  /** What a link or a page keeps with the entry. */
  usr?: unknown;
}

/**
 * The history of the browser. Entries that the site did not make itself (an address typed, a link from elsewhere) get a
 * key as its own have: without one they would all share one remembered scroll position.
 */
export function createBrowserHistory(): SiteHistory {
  const entries = window.history;
  const stateOf = ({ key, state }: Location): EntryState => ({ key, usr: state });

  const readLocation = (): Location => {
    const state = entries.state as EntryState | null;
    const key = state?.key ?? createKey();
    if (!state?.key) entries.replaceState({ ...state, key }, '');
    const { pathname, search, hash } = window.location;
    return { pathname, search, hash, state: state?.usr ?? null, key };
  };

  const add = (location: Location) => {
    try {
      entries.pushState(stateOf(location), '', createPath(location));
    } catch (error) {
      // Some browsers refuse too many entries in a short time; what cannot be kept with an entry is a mistake of ours.
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
      window.location.assign(createPath(location));
    }
  };
  const exchange = (location: Location) => entries.replaceState(stateOf(location), '', createPath(location));

  const { listeners, push, replace } = createSteps(add, exchange);
  const tellOfPop = () => {
    const move: Move = { location: readLocation(), historyAction: NavigationType.Pop, keepsPlace: false };
    for (const tell of listeners) tell(move);
  };

  return {
    get location() {
      return readLocation();
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push,
    replace,
    go: (steps) => entries.go(steps),
    listen: (onMove) => {
      listeners.add(onMove);
      window.addEventListener('popstate', tellOfPop);
      return () => {
        listeners.delete(onMove);
        if (listeners.size === 0) window.removeEventListener('popstate', tellOfPop);
      };
    },
  };
}

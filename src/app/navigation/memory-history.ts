import { createPath, type Location, NavigationType, type To } from 'react-router-dom';
import { createSteps, locationOf, type SiteHistory } from './history';

/** Where one is: an address, with what is kept with its entry if anything is. */
export type MemoryEntry = string | (Exclude<To, string> & { state?: unknown });

/** A history that no browser keeps, for pages drawn without one. The last entry given is where it stands. */
export function createMemoryHistory(entries: readonly [MemoryEntry, ...MemoryEntry[]]): SiteHistory {
  const locations = entries.map((entry) => locationOf(entry, typeof entry === 'string' ? null : entry.state));
  let index = locations.length - 1;
  const here = () => locations[index] as Location;

  const { listeners, push, replace } = createSteps(
    (location) => {
      index += 1;
      locations.splice(index, locations.length, location);
    },
    (location) => {
      locations[index] = location;
    },
  );

  return {
    get location() {
      return here();
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push,
    replace,
    go: (steps) => {
      index = Math.min(Math.max(index + steps, 0), locations.length - 1);
      for (const tell of listeners) tell({ location: here(), historyAction: NavigationType.Pop, keepsPlace: false });
    },
    listen: (onMove) => {
      listeners.add(onMove);
      return () => listeners.delete(onMove);
    },
  };
}

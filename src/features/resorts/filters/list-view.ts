import { parseAsStringLiteral } from 'nuqs/server';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { STORAGE_KEYS } from '@/config/constants';
import { storedChoice } from '@/lib/stored-store';
import { useIsHydrated } from '@/lib/use-is-hydrated';

/** Ways to look at the resorts that match; the first is the one nobody has to choose. */
export const listViews = ['list', 'map', 'table'] as const;
export type ListView = (typeof listViews)[number];

/** The view as the address names it, `?view=table`; null where it names none. */
export const parseAsListView = parseAsStringLiteral(listViews);

const store = storedChoice<ListView>(STORAGE_KEYS.listView, listViews, () => 'list', 'list');

interface ListViewState {
  view: ListView;
  /** Chooses a view as a step in the browser's history, and remembers it. */
  chooseView: (view: ListView) => void;
}

/**
 * The view of the resorts: the address wins; a visitor who comes to a list whose address names none gets the one chosen
 * last, and the address then names it, so that Back leads to what was seen.
 * @param named what the address says
 * @param setView changes the address
 */
export function useListView(
  named: ListView | null,
  setView: (view: ListView | null, history: 'push' | 'replace') => void,
): ListViewState {
  const { key } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP' && key !== 'default';
  const [isArrival, setArrival] = useState(!isBackOrForward && named === null);
  // Both change with the render after hydration.
  const isHydrated = useIsHydrated();
  const remembered = store.use();
  const arrivedAt = isArrival && remembered !== 'list' ? remembered : null;

  useEffect(() => {
    if (!isHydrated) return;
    if (arrivedAt && named === null) setView(arrivedAt, 'replace');
    setArrival(false);
  }, [isHydrated, arrivedAt, named, setView]);

  return {
    view: named ?? arrivedAt ?? 'list',
    chooseView: (view) => {
      store.save(view);
      setView(view === 'list' ? null : view, 'push');
    },
  };
}

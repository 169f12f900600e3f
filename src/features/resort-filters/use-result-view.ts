import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { STORAGE_KEYS } from '@/config/constants';
import { type ResultViewName, resultViews } from '@/domain/filters/filter-address';
import { storedChoice } from '@/lib/stored-store';
import { useIsFirstEntry } from '@/lib/use-is-first-entry';
import { useIsHydrated } from '@/lib/use-is-hydrated';

const store = storedChoice<ResultViewName>(STORAGE_KEYS.resultView, resultViews, 'list');

interface ResultViewState {
  view: ResultViewName;
  /** Chooses a view as a step in the browser's history, and remembers it. */
  chooseView: (view: ResultViewName) => void;
}

/**
 * The view of the results. The address decides; on arrival at a list without a view in its address, the visitor's last
 * choice is used and added to the address. Back and Forward restore what was seen, which is then the last choice.
 * @param named the view in the address
 * @param setView changes the address
 * @param listStart scrolled to after a view was chosen, whose height may have moved it below the bars; not after Back
 */
export function useResultView(
  named: ResultViewName | null,
  setView: (view: ResultViewName | null, history: 'push' | 'replace') => void,
  listStart: RefObject<HTMLElement | null>,
): ResultViewState {
  const [hasChosen, setChosen] = useState(false);
  const isFirst = useIsFirstEntry() && !hasChosen;
  const isBackOrForward = useNavigationType() === 'POP' && !isFirst;

  // `remembered` is the stored view from the first render after hydration on.
  const isHydrated = useIsHydrated();
  const remembered = store.use();
  const arrivedAt = named === null && remembered !== 'list' && !isBackOrForward ? remembered : null;
  useEffect(() => {
    if (!isHydrated) return;
    if (arrivedAt) setView(arrivedAt, 'replace');
    else if (isBackOrForward) store.save(named ?? 'list');
  }, [isHydrated, arrivedAt, isBackOrForward, named, setView]);

  const view = named ?? arrivedAt ?? 'list';
  const isViewChosen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the view
  useLayoutEffect(() => {
    if (isViewChosen.current) listStart.current?.scrollIntoView({ block: 'nearest' });
    isViewChosen.current = false;
  }, [view]);

  // Stable until the address changes, so that typing or moving a slider re-renders no results.
  const chooseView = useCallback(
    (next: ResultViewName) => {
      isViewChosen.current = next !== view;
      // Back may be pressed before the router's next entry is rendered.
      setChosen(true);
      store.save(next);
      setView(next === 'list' ? null : next, 'push');
    },
    [setView, view],
  );
  return { view, chooseView };
}

import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readRecord } from '@/lib/lenient';
import { useIsStillHere } from '@/lib/use-is-still-here';
import {
  type FilterChoice,
  filtersFromSearch,
  type KnownChoices,
  noFilters,
  type ResortFilters,
  searchFromFilters,
} from './resort-filters';
import { useSearchDraft } from './use-search-draft';

export interface ResortFilterControls {
  /** As they stand in the address. */
  filters: ResortFilters;
  /** The search box: what stands in it, and what happens to it. Applied half a second after the last letter. */
  searchText: string;
  typeSearch: (text: string) => void;
  /** Applies what is typed at once. */
  submitSearch: () => void;
  /** Applies a choice, as a step of its own in the browser's history. */
  change: (choice: FilterChoice) => void;
  /** Empties the query string. */
  clear: () => void;
  /** The filters of this moment, typed text included. */
  current: () => ResortFilters;
  /** Keeps something with the history entry of this moment. */
  keep: (something: Readonly<Record<string, unknown>>) => void;
}

/**
 * The filters, whose only home is the query string: reload, share, Back and Forward restore them.
 * `known` is what the server says can be asked for; `onChange` is told of every change made here.
 */
export function useResortFilters(known: KnownChoices | undefined, onChange: () => void): ResortFilterControls {
  const location = useLocation();
  const navigate = useNavigate();
  const filters = useMemo(
    () => filtersFromSearch(new URLSearchParams(location.search), known),
    [location.search, known],
  );

  // Two quick choices: the second must see the first, although the address has not changed yet.
  const latest = useRef({ filters, search: location.search, state: location.state as unknown });
  const underWay = useRef<string[]>([]);
  useEffect(() => {
    const arrived = underWay.current.lastIndexOf(location.search);
    // An address that is none of ours (Back, a link) overtakes what was under way.
    underWay.current = arrived < 0 ? [] : underWay.current.slice(arrived + 1);
    if (underWay.current.length > 0) return;
    latest.current = { filters, search: location.search, state: location.state };
  }, [filters, location.search, location.state]);

  const go = useCallback(
    (next: ResortFilters, replace: boolean) => {
      const search = searchFromFilters(next);
      // An address without filters may still hold words we ignore; only an empty one needs no clearing.
      const isSame = search === searchFromFilters(latest.current.filters);
      if (isSame && (search !== '' || latest.current.search === '')) return;
      latest.current = { ...latest.current, filters: next, search };
      underWay.current.push(search);
      void navigate({ search }, { replace, state: latest.current.state, preventScrollReset: true });
      onChange();
    },
    [navigate, onChange],
  );

  const isStillHere = useIsStillHere();
  const draft = useSearchDraft(filters.search, (search) => {
    if (isStillHere()) go({ ...latest.current.filters, search }, true);
  });
  const { textRef, setText, submit, type } = draft;

  const current = useCallback(() => ({ ...latest.current.filters, search: textRef.current.trim() }), [textRef]);
  const change = useCallback(
    (choice: FilterChoice) => {
      const now = current();
      const next = { ...now, ...(typeof choice === 'function' ? choice(now) : choice) };
      setText(next.search);
      go(next, false);
    },
    [current, setText, go],
  );
  const clear = useCallback(() => change(noFilters), [change]);

  const keep = useCallback(
    (something: Readonly<Record<string, unknown>>) => {
      const { search } = latest.current;
      const state = { ...readRecord(latest.current.state), ...something };
      latest.current = { ...latest.current, state };
      void navigate({ search }, { replace: true, state, preventScrollReset: true });
    },
    [navigate],
  );

  return { filters, searchText: draft.text, typeSearch: type, submitSearch: submit, change, clear, current, keep };
}

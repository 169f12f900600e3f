import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RESORT_TAB_PARAM, type ResortTab, resortTabs } from '@/config/paths';

export const tabLabels: Readonly<Record<ResortTab, string>> = {
  overview: 'Overview',
  trails: 'Trails & Slopes',
  weather: 'Weather & Snow',
  reviews: 'Reviews',
};

/** The tab of a resort page, which the address holds, and a way to go to another one. */
export function useResortTab(): [tab: ResortTab, goTo: (tab: string) => void] {
  const [params, setParams] = useSearchParams();
  const tab = resortTabs.find((name) => name === params.get(RESORT_TAB_PARAM)) ?? 'overview';
  // A click on a tab calls `goTo` twice, by pressing and by focusing it, before the address has changed.
  const requested = useRef<string>(tab);
  useEffect(() => {
    requested.current = tab;
  }, [tab]);

  const goTo = useCallback(
    (next: string) => {
      if (next === requested.current) return;
      requested.current = next;
      setParams(
        (current) => {
          if (next === 'overview') current.delete(RESORT_TAB_PARAM);
          else current.set(RESORT_TAB_PARAM, next);
          return current;
        },
        { preventScrollReset: true },
      );
    },
    [setParams],
  );
  return [tab, goTo];
}

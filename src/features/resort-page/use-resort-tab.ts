import { useQueryState } from 'nuqs';
import { parseAsStringLiteral } from 'nuqs/server';
import { RESORT_TAB_PARAM, type ResortTab, resortTabs } from '@/config/paths';

export const tabLabels: Readonly<Record<ResortTab, string>> = {
  overview: 'Overview',
  trails: 'Trails & Slopes',
  weather: 'Weather & Snow',
  reviews: 'Reviews',
};

const parseAsTab = parseAsStringLiteral(resortTabs).withDefault('overview');

/**
 * The tab of a resort page, which stands in the address, and a way to go to another one. It is no step in the browser's
 * history: one Back leads to where the visitor came from.
 */
export function useResortTab(): [tab: ResortTab, goTo: (tab: ResortTab) => void] {
  const [tab, setTab] = useQueryState(RESORT_TAB_PARAM, parseAsTab);
  return [tab, (next) => void setTab(next)];
}

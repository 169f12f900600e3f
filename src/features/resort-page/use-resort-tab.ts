import { useQueryState } from 'nuqs';
import { parseAsStringLiteral } from 'nuqs/server';
import { RESORT_TAB_PARAM, type ResortTab, resortTabs } from '@/config/paths';
import { m } from '@/paraglide/messages';

export const tabLabels: Readonly<Record<ResortTab, string>> = {
  overview: m.resort_tab_overview(),
  trails: m.resort_tab_trails(),
  weather: m.resort_tab_weather(),
  reviews: m.resort_tab_reviews(),
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

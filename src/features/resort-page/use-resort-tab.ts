import { useQueryState } from 'nuqs';
import { parseAsStringLiteral } from 'nuqs/server';
import { RESORT_TAB_PARAM, type ResortTab, resortTabs } from '@/config/paths';
import { m } from '@/paraglide/messages';

export const tabLabels: Readonly<Record<ResortTab, string>> = {
  overview: m.resort_tab_overview(),
  trails: m.resort_tab_trails(),
  weather: m.resort_tab_weather(),
  reviews: m.fact_reviews(),
};

const parseAsTab = parseAsStringLiteral(resortTabs).withDefault('overview');

/**
 * The tab of a resort page, kept in the address, and a function to change it. Changing it replaces the history entry,
 * so that one Back leaves the page.
 */
export function useResortTab(): [tab: ResortTab, goTo: (tab: ResortTab) => void] {
  const [tab, setTab] = useQueryState(RESORT_TAB_PARAM, parseAsTab);
  return [tab, (next) => void setTab(next)];
}

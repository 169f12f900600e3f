import { parseAsStringLiteral } from 'nuqs/server';
import { RESORT_TAB_PARAM, type ResortTab, resortTabs } from '@/config/paths';
import { useAddressState } from '@/lib/address-state';
import { m } from '@/paraglide/messages';

export const tabLabels: Readonly<Record<ResortTab, string>> = {
  overview: m.resort_tab_overview(),
  trails: m.resort_tab_trails(),
  weather: m.resort_tab_weather(),
  reviews: m.fact_reviews(),
};

const parsers = { [RESORT_TAB_PARAM]: parseAsStringLiteral(resortTabs).withDefault('overview') };

/**
 * The tab of a resort page, kept in the address, and a function to change it. Changing it replaces the history entry,
 * so that one Back leaves the page.
 */
export function useResortTab(): [tab: ResortTab, goTo: (tab: ResortTab) => void] {
  const { values, change } = useAddressState(parsers);
  return [values[RESORT_TAB_PARAM], (tab) => change({ [RESORT_TAB_PARAM]: tab })];
}

import { useLocation } from 'react-router-dom';
import { ShareButton, type ShareButtonProps } from '@/components/share-button';
import { TRIP_PARAM } from '@/config/constants';
import { filtersTitle } from '@/domain/filters/filter-words';
import type { ListFilters } from '@/domain/filters/list-filters';
import type { ListTrip } from '@/domain/filters/list-trip';
import { isSameDays } from '@/domain/season-fit';
import { formatCount } from '@/lib/format';
import { withParam } from '@/lib/update-address';
import { m } from '@/paraglide/messages';
import { useFilterContext } from './filter-context';

interface ShareListProps extends Pick<ShareButtonProps, 'size' | 'variant' | 'block' | 'className'> {
  /** How many resorts match; null while unknown. */
  total: number | null;
}

/** Whether the list depends on the trip: without it, others would see another order or more resorts. */
export function usesTrip({ sortBy, maxKm, openOn }: ListFilters, { days }: ListTrip): boolean {
  const isForItsDays = openOn !== null && 'days' in openOn && days !== null && isSameDays(openOn.days, days.range);
  return sortBy === 'trip' || sortBy === 'nearest' || maxKm !== null || isForItsDays;
}

/** Shares the current list: "59 ski resorts: Austria, Family Friendly". */
export function ShareList({ total, ...look }: ShareListProps) {
  const { controls, words, trip } = useFilterContext();
  const { filters } = controls;
  const { pathname, search } = useLocation();
  const shared = trip?.link && usesTrip(filters, trip) ? withParam(search, TRIP_PARAM, trip.link) : search;
  const narrowedTo = filtersTitle(filters, words);
  const counted =
    total === null ? m.filters_ski_resorts() : m.filters_counted({ count: total, shown: formatCount(total) });
  return (
    <ShareButton
      title={narrowedTo ? m.filters_ski_resorts_in({ what: narrowedTo }) : m.filters_ski_resorts()}
      text={narrowedTo ? m.filters_counted_in({ counted, what: narrowedTo }) : counted}
      url={`${pathname}${shared}`}
      label={m.filters_share()}
      {...look}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import type { Catalogue } from '@/api/catalogue/catalogue';
import { catalogueQueries } from '@/api/catalogue/catalogue.queries';
import type { FilterOptions } from '@/api/resorts/filter-options.schema';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { DEFAULT_PRICE_RANGE } from '@/config/constants';
import { rangeOf } from '@/domain/catalogue-statistics';
import type { FigureName } from '@/domain/figures';
import type { ListTrip } from '@/domain/filters/list-trip';
import type { LowestFigures } from '@/domain/filters/lowest-figures';
import { allStyles, regionsOf, tripOrders } from '@/domain/filters/server-filters';
import { useUnits } from '@/lib/units';
import { useFilterPanel, useFilterSheet } from './use-filter-openings';
import { useResortFilters } from './use-resort-filters';
import { useResultView } from './use-result-view';

/** The list page's filters from its address: what `ResortFilters` shows and, in `list`, what the results need. */
export type ListFilterState = ReturnType<typeof useListFilters>;

/**
 * The list page's filters and everything their controls need. Call it once per page.
 * @param trip undefined, or without the parts that are not set
 */
export function useListFilters(trip: ListTrip | undefined) {
  const { data: options } = useQuery(resortQueries.filterOptions());
  const priceRange = options?.priceRange ?? DEFAULT_PRICE_RANGE;

  // A different list is shown from its start, wherever the last one was scrolled to.
  const listStart = useRef<HTMLDivElement>(null);
  const showStart = useCallback(() => {
    const start = listStart.current;
    if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView({ block: 'start' });
  }, []);

  const sheet = useFilterSheet();
  const canSortByTrip = trip?.sort != null || trip?.isSortLoading === true;
  const hasPlace = trip?.place != null || trip?.isPlaceLoading === true;
  const lowest = useLowestFigures(options);
  const known = useMemo(
    () => ({
      ...options,
      lowest,
      orders: tripOrders.filter((order) => (order === 'trip' ? canSortByTrip : hasPlace)),
      hasPlace,
    }),
    [options, lowest, canSortByTrip, hasPlace],
  );
  const controls = useResortFilters(known, { onChange: showStart, isOneStep: sheet.isOpen });
  const { filters, change, clear } = controls;
  const { view, chooseView } = useResultView(controls.view, controls.setView, listStart);

  const units = useUnits();
  const placeName = trip?.place?.name;
  const words = useMemo(() => ({ priceRange, units, placeName }), [priceRange, units, placeName]);
  const places = useMemo(
    () => ({ regions: regionsOf(options?.regions), countries: options?.countries ?? [] }),
    [options],
  );
  return {
    controls,
    options,
    priceRange,
    words,
    trip,
    ...places,
    orders: known.orders,
    styles: useMemo(() => allStyles(options?.resortStyles), [options]),
    sheet,
    panel: useFilterPanel(),
    listStart,
    showStart,
    list: useMemo(
      () => ({ filters, words, change, clear, view, chooseView }),
      [filters, words, change, clear, view, chooseView],
    ),
  };
}

const wholeOf = ({ resorts, isComplete }: Catalogue) => (isComplete ? resorts : null);

/** The lowest value of each figure, from the server or else from a catalogue that is already loaded. */
function useLowestFigures(options: FilterOptions | undefined): LowestFigures {
  const { data: resorts } = useQuery({ ...catalogueQueries.all(), enabled: false, select: wholeOf });
  return useMemo(() => {
    const lowestOf = (name: FigureName, unit: string) => (resorts ? rangeOf(resorts, name, unit)?.min : undefined);
    return {
      peak: options?.elevationRanges.peak?.min ?? lowestOf('peak', 'm'),
      drop: options?.elevationRanges.vertical?.min ?? lowestOf('drop', 'm'),
      snowfall: options?.snowfallRange?.min ?? lowestOf('snowfall', 'cm'),
      km: lowestOf('runs', 'km'),
      runs: options?.trailRanges.total?.min ?? lowestOf('runs', 'runs'),
    };
  }, [options, resorts]);
}

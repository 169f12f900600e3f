import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import type { CardSlots } from '@/components/resort-card/card-slots';
import { MapCard } from '@/components/resort-card/map-card';
import type { CatalogueFilters, FilterChoice } from '@/domain/filters/catalogue-filters';
import { searchFromListFilters } from '@/domain/filters/filter-address';
import { noFilters } from '@/domain/filters/resort-filters';
import { followPageHeight } from '@/lib/follow-page-height';
import { formatCounted } from '@/lib/format';
import { useUnits } from '@/lib/units';
import type { ListTrip } from './list-trip';
import { NoPosition } from './no-position';
import type { RenderMap, ResultMapProps } from './result-map';

interface MapPaneProps
  extends Pick<ResultMapProps, 'isLoading' | 'markedId' | 'onMark' | 'isBesideList' | 'onLeave' | 'onShowList'> {
  renderMap: RenderMap;
  /** All that match; undefined until they are known. */
  resorts: readonly Resort[] | undefined;
  filters: CatalogueFilters;
  onChange: (choice: FilterChoice) => void;
  slots: CardSlots;
  trip: ListTrip | undefined;
  /** What the list says, where it is not there to say it: its chips, and what keeps it from being whole. */
  chips: ReactNode;
  notice: ReactNode;
}

/** Where "Skip results" leads. */
export const RESULT_MAP_ID = 'result-map';

// Below the bars that stick to the top.
const paneClasses =
  'relative h-[calc(100svh-7.75rem-var(--below-map,0px))] min-h-90 md:h-[calc(100svh-8.5rem-var(--below-map,0px))] lg:top-[15.5rem] lg:h-[calc(100svh-15.5rem-var(--below-map,0px))] lg:border-l lg:border-line ' +
  'lg:[@media(min-height:40rem)]:sticky xl:top-[10.5rem] xl:h-[calc(100svh-10.5rem-var(--below-map,0px))] lg:[@media(height<40rem)]:h-[80svh]';

/** The map of all that match, beside the list or in its place. */
export function MapPane(props: MapPaneProps) {
  const { renderMap, resorts, filters, onChange, slots, trip, chips, notice, isBesideList, onLeave, ...map } = props;
  const units = useUnits();
  const renderCard = useCallback(
    (resort: Resort, look: 'card' | 'sheet') => <MapCard resort={resort} look={look} units={units} slots={slots} />,
    [units, slots],
  );
  const pane = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Scrolls the map wholly into view: lines above it, some of which render late, may push its lower end below the window.
  useEffect(() => {
    if (!isBesideList) return;
    let left = window.scrollY;
    const showWhole = () => {
      const overlap = (pane.current?.getBoundingClientRect().bottom ?? 0) - window.innerHeight;
      // Back leads to where the page was, which may be above it.
      if (overlap > 0 && Math.abs(window.scrollY - left) <= 1) window.scrollBy(0, overlap);
      left = window.scrollY;
    };
    showWhole();
    return followPageHeight(showWhole);
  }, [isBesideList]);
  const words = map.isLoading ? 'Loading resorts' : resorts && formatCounted(resorts.length, 'resort');
  return (
    <div ref={pane} id={RESULT_MAP_ID} className={paneClasses}>
      {!isBesideList && (
        <h2 ref={heading} tabIndex={-1} className="sr-only">
          Resorts
        </h2>
      )}
      {renderMap({
        ...map,
        onLeave: isBesideList ? onLeave : () => heading.current?.focus(),
        isBesideList,
        resorts,
        resultKey: searchFromListFilters({ ...filters, bounds: null, sortBy: noFilters.sortBy }),
        fitOf: filters.sortBy === 'trip' ? trip?.pinOf : undefined,
        area: filters.bounds,
        onArea: (bounds) => onChange({ bounds }),
        renderCard,
        children: !isBesideList && (
          <>
            <p
              role="status"
              className="rounded-full bg-surface px-3.5 py-2.5 text-small font-bold shadow-menu empty:sr-only"
            >
              {words && <span key={words}>{words}</span>}
            </p>
            {chips}
            <div className="mx-4 empty:hidden">{notice}</div>
            {resorts && <NoPosition resorts={resorts} />}
          </>
        ),
      })}
    </div>
  );
}

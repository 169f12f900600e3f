import { type ReactNode, useEffect, useRef } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import type { ResultMapProps } from '@/components/map/result-map-props';
import type { CardSlots } from '@/components/resort-card/card-slots';
import { MapCard } from '@/components/resort-card/map-card';
import { ChangingText } from '@/components/ui/changing-text';
import { searchFromListFilters } from '@/domain/filters/filter-address';
import { noServerFilters } from '@/domain/filters/server-filters';
import { followPageHeight } from '@/lib/follow-page-height';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { RESULT_MAP_ID, useListContext } from './list-context';
import { NoPosition } from './no-position';

interface MapPaneProps {
  /** All matching resorts; undefined while unknown. */
  resorts: readonly Resort[] | undefined;
  /** True until all are known. */
  isLoading: boolean;
  slots: CardSlots;
  mark: ResultMapProps['mark'];
  isBesideList: boolean;
  /** Called when Escape leaves the map, to place the focus. */
  onLeave: () => void;
  /** Chips and notices, shown on the map where the list is not. */
  children: ReactNode;
}

// Clears the sticky bars.
const paneClasses =
  'relative h-[calc(100svh-7.75rem-var(--above-map,0px)-var(--below-map,0px))] min-h-90 md:h-[calc(100svh-8.5rem-var(--above-map,0px)-var(--below-map,0px))] lg:top-[15.5rem] lg:h-[calc(100svh-15.5rem-var(--below-map,0px))] lg:border-l lg:border-line ' +
  'lg:[@media(min-height:40rem)]:sticky xl:top-[10.5rem] xl:h-[calc(100svh-10.5rem-var(--below-map,0px))] lg:[@media(height<40rem)]:h-[80svh]';

/** The map of all matching resorts, beside the list or instead of it. */
export function MapPane(props: MapPaneProps) {
  const { resorts, isLoading, slots, mark, isBesideList, onLeave, children } = props;
  const { filters, change, chooseView, trip, slots: listSlots } = useListContext();
  const pane = useRef<HTMLDivElement>(null);
  // Scrolls until the whole map is visible: lines above it, some rendered late, may push its lower end out of the
  // window.
  useEffect(() => {
    if (!isBesideList) return;
    let lastScrollY = window.scrollY;
    const showWhole = () => {
      const overlap = (pane.current?.getBoundingClientRect().bottom ?? 0) - window.innerHeight;
      // Not after Back, which restores a position that may be above the map.
      if (overlap > 0 && Math.abs(window.scrollY - lastScrollY) <= 1) window.scrollBy(0, overlap);
      lastScrollY = window.scrollY;
    };
    showWhole();
    return followPageHeight(showWhole);
  }, [isBesideList]);
  const countWords = (count: number) =>
    count === 0 ? m.resorts_none() : m.resort_count({ count, shown: formatCount(count) });
  const words = isLoading ? m.loading_resorts() : resorts && countWords(resorts.length);
  return (
    <div ref={pane} id={RESULT_MAP_ID} className={paneClasses}>
      {listSlots.renderMap({
        results: {
          resorts,
          key: searchFromListFilters({ ...filters, bounds: null, sortBy: noServerFilters.sortBy }),
          isLoading,
        },
        pins: trip?.pins,
        area: { bounds: filters.bounds, onChange: (bounds) => change({ bounds }) },
        mark,
        list: {
          isBeside: isBesideList,
          onShow: () => chooseView('list'),
          focus: onLeave,
        },
        renderCard: (resort, look) => <MapCard resort={resort} look={look} slots={slots} />,
        children: !isBesideList && (
          <>
            <p
              role="status"
              className="rounded-full bg-surface px-3.5 py-2.5 text-small font-bold shadow-menu empty:sr-only"
            >
              {words && <ChangingText>{words}</ChangingText>}
            </p>
            {children}
            {resorts && <NoPosition resorts={resorts} />}
          </>
        ),
      })}
    </div>
  );
}

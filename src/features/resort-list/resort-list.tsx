import { memo, useEffect, useMemo, useRef } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { CatalogueNotice } from '@/components/catalogue-notice';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import type { ListTrip } from '@/domain/filters/list-trip';
import { cn } from '@/lib/class-names';
import { useMediaQuery } from '@/lib/use-media-query';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { ListContext, type ListPage, type ListSlots, type OrderNote, useListContext } from './list-context';
import { ListFailure } from './list-failure';
import { NoPosition } from './no-position';
import { ResultCounts } from './result-counts';
import { ResultSection } from './result-section';
import { useListResults } from './use-list-results';
import { useMarkedResort } from './use-marked-resort';

const NoResorts = lazyWithRetry(
  () => import('./no-resorts'),
  ({ NoResorts }) => NoResorts,
);
const MapPane = lazyWithRetry(
  () => import('./map-pane'),
  ({ MapPane }) => MapPane,
);

interface ResortListProps {
  page: ListPage;
  /** Undefined, or without the parts that are not set. */
  trip?: ListTrip | undefined;
  orderNote?: OrderNote | undefined;
  slots: ListSlots;
}

/** The list for the filters in the address: chips, counts, and cards, a table or a map. */
export const ResortList = memo(function ResortList({ page, trip, orderNote, slots }: ResortListProps) {
  const context = useMemo(() => ({ ...page, trip, orderNote, slots }), [page, trip, orderNote, slots]);
  return (
    <ListContext value={context}>
      <ListAndMap />
    </ListContext>
  );
});

// Keeps focused links and buttons clear of the sticky bars.
const belowBarClasses =
  'tall:[&_:is(a,button)]:scroll-mt-10 md:tall:[&_:is(a,button)]:scroll-mt-13 lg:[&_:is(a,button)]:scroll-mt-38 xl:[&_:is(a,button)]:scroll-mt-18';
// Beside the map: two cards from 1200 px on, three once each has room for its figures.
const columnClasses = 'max-lg:hidden lg:flex lg:flex-col xl:[--card-min:12.5rem] min-[100rem]:[--card-min:16rem]';

function ListAndMap() {
  const { filters, words, change, clear, view, trip, slots } = useListContext();
  const { priceRange } = words;
  const isMap = view === 'map';
  const isWide = useMediaQuery('(width >= 64rem)');
  const isMapAlone = isMap && !isWide;
  const { list, requestedFilters, incomplete, catalogue } = useListResults({
    filters,
    priceRange,
    trip,
    needsAll: isMap,
  });
  const { data, error, isPlaceholderData, isLoading, refetch } = list;
  const { cards, renderFit } = slots;
  const fitSlots = useMemo(
    () => (renderFit && catalogue ? { ...cards, renderFit: (resort: Resort) => renderFit(resort, catalogue) } : cards),
    [cards, renderFit, catalogue],
  );
  const isByTrip = requestedFilters.sortBy === 'trip';
  const { mark, handlers } = useMarkedResort(isMap);

  const column = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const mapHeading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => (isMapAlone ? mapHeading : heading).current?.focus({ preventScroll: true });
  const leavingFocus =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      focusHeading();
      act(...args);
    };
  useRestoreFocus(focusHeading, isMapAlone);
  // A map alone hides the button that was pressed, which keeps the focus until the browser renders.
  useEffect(() => {
    if (isMapAlone && column.current?.contains(document.activeElement))
      mapHeading.current?.focus({ preventScroll: true });
  }, [isMapAlone]);
  const chips = slots.renderChips({
    total: data && !isPlaceholderData ? data.total : null,
    onClear: leavingFocus(clear),
    onLastRemoved: focusHeading,
  });
  const failure = error && <ListFailure error={error} onRetry={leavingFocus(refetch)} />;
  const catalogueNotice = incomplete && <CatalogueNotice {...incomplete} retry={leavingFocus(incomplete.retry)} />;

  return (
    <div data-view={isMap ? 'map' : undefined} className={cn(isMap && 'lg:grid lg:grid-cols-[minmax(0,1fr)_55.6%]')}>
      <div ref={column} className={cn(belowBarClasses, isMap && columnClasses)} {...handlers}>
        {chips}
        <ResultCounts list={list} filters={requestedFilters} />
        <ResultSection
          list={list}
          filters={requestedFilters}
          slots={isByTrip ? fitSlots : cards}
          headingRef={heading}
          markedId={isMap ? mark.id : null}
          notices={
            !isMapAlone && (
              <>
                {catalogueNotice && (
                  // While loading it overlaps the resorts, so that they do not move when it appears and disappears.
                  <div className={incomplete.isLoading ? 'relative z-10 h-0' : 'pb-5'}>{catalogueNotice}</div>
                )}
                {isMap && data?.all && (
                  <div className="pb-5 empty:hidden">
                    <NoPosition resorts={data.all} />
                  </div>
                )}
              </>
            )
          }
          noResorts={<NoResorts onChoice={leavingFocus(change)} onClear={leavingFocus(clear)} />}
          failure={!isMapAlone && failure}
        />
      </div>
      {isMapAlone && (
        <h2 ref={mapHeading} tabIndex={-1} className="sr-only">
          {m.page_resorts()}
        </h2>
      )}
      {isMap && (
        <MapPane
          resorts={data?.all ?? undefined}
          isLoading={isLoading || isPlaceholderData}
          // Where its pin says how a resort fits, so does its card.
          slots={isByTrip || trip?.pins ? fitSlots : cards}
          mark={mark}
          isBesideList={isWide}
          onLeave={focusHeading}
          fallback={<div className="topo min-h-90 bg-sunken [--topo-x:center] [--topo:.6]" />}
        >
          {chips}
          <div className="mx-4 empty:hidden">{catalogueNotice ?? failure}</div>
        </MapPane>
      )}
    </div>
  );
}

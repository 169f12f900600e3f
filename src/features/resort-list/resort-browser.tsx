import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { resortQueries } from '@/api/resorts/resorts.queries';
import type { CardSlots } from '@/components/resort-card/card-slots';
import { Collapsible, CollapsibleContent } from '@/components/ui/collapsible';
import { DEFAULT_PRICE_RANGE } from '@/config/constants';
import { isNarrowed } from '@/domain/filters/catalogue-filters';
import { countAdvanced, countSet } from '@/domain/filters/count-filters';
import type { ResultViewName } from '@/domain/filters/filter-address';
import { allStyles, regionsOf, tripOrdersOf } from '@/domain/filters/resort-filters';
import { FilterBar } from '@/features/resort-filters/filter-bar';
import { SelectList } from '@/features/resort-filters/filter-select';
import { FilterSheet, FilterSheetButton } from '@/features/resort-filters/filter-sheet-button';
import { AdvancedFilters } from '@/features/resort-filters/panel-button';
import { SavedSearchesButton, SavedSearchesMenu } from '@/features/resort-filters/saved-searches/saved-searches-button';
import { useSavedSearches } from '@/features/resort-filters/saved-searches/use-saved-searches';
import type { SearchInput } from '@/features/resort-filters/search-field';
import { useFilterPanel } from '@/features/resort-filters/use-filter-panel';
import { useFilterSheet } from '@/features/resort-filters/use-filter-sheet';
import { useLowestFigures } from '@/features/resort-filters/use-lowest-figures';
import { useResortFilters } from '@/features/resort-filters/use-resort-filters';
import { useResultView } from '@/features/resort-filters/use-result-view';
import { runWhenIdle } from '@/lib/idle-queue';
import { notify } from '@/lib/notify';
import { useUnits } from '@/lib/units';
import type { ListTrip, OrderNote } from './list-trip';
import { ResortResults } from './resort-results';
import type { RenderMap } from './result-map';
import { RESULTS_HEADING } from './use-results';

interface ResortBrowserProps {
  /** The input of the search box. */
  renderSearch: (input: SearchInput) => ReactNode;
  /** What other features render on the cards. */
  slots?: CardSlots;
  /** What the list needs of the visitor's trip; undefined or without its parts where nothing was said. */
  trip?: ListTrip;
  /** What stands below the bar of controls where the window is narrow. */
  tripRow?: ReactNode;
  /** What the order "Fits your trip" says of itself. */
  orderNote?: OrderNote;
  /** Renders the map of the results. Keep the function the same. */
  renderMap?: RenderMap;
}

/** Fetches the code of what opens when someone reaches for it; what does not come is fetched again then. */
function preloadControls(): void {
  for (const control of [SelectList, SavedSearchesMenu, AdvancedFilters, FilterSheet])
    control.preload().catch(() => {});
}

// Below the bars that stick to the top.
const placeClasses = 'scroll-mt-9 md:scroll-mt-12 lg:scroll-mt-38 xl:scroll-mt-18';

/** Search, filters, saved searches and the list they lead to. */
export function ResortBrowser({ renderSearch, slots, trip, tripRow, orderNote, renderMap }: ResortBrowserProps) {
  const { data: options } = useQuery(resortQueries.filterOptions());
  const priceRange = options?.priceRange ?? DEFAULT_PRICE_RANGE;

  // Another list is read from its start, wherever the one before was left.
  const listStart = useRef<HTMLDivElement>(null);
  const showStart = useCallback(() => {
    const start = listStart.current;
    if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView({ block: 'start' });
  }, []);

  const sheet = useFilterSheet();
  const canSortByTrip = trip?.sort != null;
  const hasPlace = trip?.place != null || trip?.isPlaceAwaited === true;
  const lowest = useLowestFigures(options);
  const known = useMemo(
    () => ({ ...options, lowest, orders: tripOrdersOf({ canSortByTrip, hasPlace }), hasPlace }),
    [options, lowest, canSortByTrip, hasPlace],
  );
  const controls = useResortFilters(known, { onChange: showStart, isOneStep: sheet.isOpen });
  const { filters, change, clear, current } = controls;
  const { view, chooseView } = useResultView(controls.view, controls.setView);
  // A view that was chosen shows its count, which its height may have moved below the bars. Back keeps its own position.
  const isViewChosen = useRef(false);
  const onView = useCallback(
    (next: ResultViewName) => {
      isViewChosen.current = next !== view;
      chooseView(next);
    },
    [chooseView, view],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    if (isViewChosen.current) listStart.current?.scrollIntoView({ block: 'nearest' });
    isViewChosen.current = false;
  }, [view]);
  const units = useUnits();
  const placeName = trip?.place?.name;
  const words = useMemo(() => ({ priceRange, units, placeName }), [priceRange, units, placeName]);
  const { isOpen: isPanelOpen, isOpenInSheet, setOpen: setPanelOpen } = useFilterPanel();
  const { searches, save, rename, remove } = useSavedSearches();
  const onSave = useCallback(() => {
    const { name, isKept } = save(current());
    const hint = 'This browser cannot store it: it is kept until the page is closed.';
    notify.success(`Saved as ${name}`, isKept ? {} : { description: hint });
  }, [save, current]);

  // After the page's own responses, so that a filter opens at once, and without a connection.
  const areOptionsLoaded = options !== undefined;
  useEffect(() => (areOptionsLoaded ? runWhenIdle(preloadControls) : undefined), [areOptionsLoaded]);

  const openPanel = (isOpen: boolean) => {
    // The panel lies under the bar in the page, which may have been scrolled away from under it.
    if (isOpen) showStart();
    setPanelOpen(isOpen);
  };
  const showResults = () => {
    setPanelOpen(false);
    document.getElementById(RESULTS_HEADING)?.focus({ preventScroll: true });
    showStart();
  };
  const places = useMemo(
    () => ({ regions: regionsOf(options), countries: options?.countries ?? [], orders: known.orders }),
    [options, known],
  );
  const styles = useMemo(() => allStyles(options?.resortStyles), [options]);
  const panel = {
    controls,
    priceRange,
    options,
    trip,
    styles,
    onSave: isNarrowed(filters, priceRange) ? onSave : undefined,
  };
  const savedSearches = (
    <SavedSearchesButton searches={searches} words={words} onApply={change} onRename={rename} onRemove={remove} />
  );

  return (
    <Collapsible open={isPanelOpen} onOpenChange={openPanel}>
      <FilterBar
        controls={controls}
        {...places}
        renderSearch={renderSearch}
        advancedCount={countAdvanced(filters, priceRange)}
        sheetButton={
          <FilterSheetButton
            {...panel}
            {...places}
            count={countSet(filters, priceRange)}
            isOpen={sheet.isOpen}
            wasOpened={sheet.wasOpened}
            onOpen={() => sheet.open(controls)}
            onClose={() => sheet.close(controls)}
            isPanelOpen={isOpenInSheet}
            onPanelOpenChange={setPanelOpen}
          >
            {savedSearches}
          </FilterSheetButton>
        }
      >
        {savedSearches}
      </FilterBar>
      {/* On a phone the map takes all of the window. */}
      {view !== 'map' && tripRow}
      <div ref={listStart} className={placeClasses} />
      <CollapsibleContent className="max-lg:hidden print:hidden">
        <AdvancedFilters {...panel} onShow={showResults} />
      </CollapsibleContent>
      {/* Else the browser holds on to the cards when the panel unfolds above them, and keeps it out of sight. */}
      <div className={isPanelOpen ? '[overflow-anchor:none]' : undefined}>
        <ResortResults
          filters={filters}
          words={words}
          onChange={change}
          onClear={clear}
          onSave={onSave}
          isPanelOpen={isPanelOpen}
          slots={slots}
          trip={trip}
          orderNote={orderNote}
          view={view}
          onView={onView}
          renderMap={renderMap}
        />
      </div>
    </Collapsible>
  );
}

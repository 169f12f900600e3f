import { type MouseEvent, memo, type SyntheticEvent, useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import { CatalogueNotice } from '@/components/catalogue-notice';
import { type CardSlots, noSlots } from '@/components/resort-card/card-slots';
import type { CatalogueFilters, FilterChoice } from '@/domain/filters/catalogue-filters';
import type { ResultViewName } from '@/domain/filters/filter-address';
import type { WordsContext } from '@/domain/filters/filter-words';
import { cn } from '@/lib/class-names';
import { useMediaQuery } from '@/lib/use-media-query';
import { ListChips } from './list-chips';
import { ListEnd } from './list-end';
import { ListFailure } from './list-failure';
import type { ListTrip, OrderNote } from './list-trip';
import { MapPane, RESULT_MAP_ID } from './map-pane';
import { NoPosition } from './no-position';
import { NoResorts } from './no-resorts';
import { ResultCards } from './result-cards';
import { ResultCounts } from './result-counts';
import type { RenderMap } from './result-map';
import { ResultViewSwitch } from './result-view-switch';
import { RESULTS_HEADING, useResults } from './use-results';

interface ResortResultsProps {
  filters: CatalogueFilters;
  words: WordsContext;
  onChange: (choice: FilterChoice) => void;
  onClear: () => void;
  onSave: () => void;
  /** The panel has its own buttons for saving and clearing. */
  isPanelOpen: boolean;
  /** What other features render on the cards. */
  slots?: CardSlots | undefined;
  trip?: ListTrip | undefined;
  orderNote?: OrderNote | undefined;
  view: ResultViewName;
  onView: (view: ResultViewName) => void;
  renderMap?: RenderMap | undefined;
}

// What gets the focus stops below the bars that stick to the top.
const belowBarClasses =
  'tall:[&_:is(a,button)]:scroll-mt-10 md:tall:[&_:is(a,button)]:scroll-mt-13 lg:[&_:is(a,button)]:scroll-mt-38 xl:[&_:is(a,button)]:scroll-mt-18';
// Two cards beside the map from 1200 px, three where each has room for its figures.
const columnClasses = 'max-lg:hidden lg:flex lg:flex-col xl:[--card-min:12.5rem] min-[100rem]:[--card-min:16rem]';

const resortIdAt = ({ target }: SyntheticEvent) =>
  (target as Element).closest<HTMLElement>('[data-resort]')?.dataset.resort ?? null;

/** The list for the filters in the address: chips, counts, cards, and the way to more of them. */
export const ResortResults = memo(function ResortResults(props: ResortResultsProps) {
  const { filters, words, onChange, onClear, onSave, isPanelOpen, slots = noSlots, trip, view, onView } = props;
  const { priceRange } = words;
  const renderMap = view === 'map' ? props.renderMap : undefined;
  const isMap = renderMap !== undefined;
  const isWide = useMediaQuery('(width >= 64rem)');
  const isMapAlone = isMap && !isWide;
  const [markedId, setMarkedId] = useState<string | null>(null);
  const { list, notice, catalogue } = useResults({ filters, priceRange, trip, needsAll: isMap });
  const { data, error, isPlaceholderData, refetch } = list;
  const isEmpty = data?.resorts.length === 0;
  const isLoading = !data && !error && list.isFetching;
  const requested = useFrozenWhile(
    isPlaceholderData,
    useMemo(() => ({ filters, priceRange }), [filters, priceRange]),
  );
  const cardSlots = useMemo(() => {
    const isByTrip = requested.filters.sortBy === 'trip' && trip && catalogue;
    return isByTrip ? { ...slots, renderFit: (resort: Resort) => trip.renderFit(resort, catalogue) } : slots;
  }, [requested, slots, trip, catalogue]);

  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => heading.current?.focus({ preventScroll: true }), []);
  const focusCard = useCallback(({ id }: Resort) => {
    section.current?.querySelector<HTMLElement>(`[data-resort="${CSS.escape(id)}"] :is(h3, th) a`)?.focus();
  }, []);
  const [pausedFor, setPausedFor] = useState<CatalogueFilters | null>(null);

  const skip = (event: MouseEvent) => {
    // No entry in the history: what follows gets the focus, and the list stops growing above it.
    event.preventDefault();
    setPausedFor(filters);
    const next = document.getElementById(isMap ? RESULT_MAP_ID : 'footer');
    if (!next) return;
    next.tabIndex = -1;
    next.focus();
  };
  const clear = () => {
    focusHeading();
    onClear();
  };
  const choose = (choice: FilterChoice) => {
    focusHeading();
    onChange(choice);
  };

  const total = data && !isPlaceholderData ? data.total : null;
  const shown = { filters, words, total, trip, isPanelOpen };
  const chips = <ListChips {...shown} {...{ onChange, onSave }} onClear={clear} onLastRemoved={focusHeading} />;
  const end = data && !isEmpty && (
    <ListEnd list={list} resorts={data.resorts} isPaused={pausedFor === filters} focusCard={focusCard} />
  );
  const failure = error && (
    <ListFailure
      error={error}
      onRetry={() => {
        focusHeading();
        refetch();
      }}
    />
  );
  const said = notice && <CatalogueNotice {...notice} />;
  const mark = isMap ? (event: SyntheticEvent) => setMarkedId(resortIdAt(event)) : undefined;
  const unmark = isMap ? () => setMarkedId(null) : undefined;

  return (
    <div data-view={isMap ? 'map' : undefined} className={cn(isMap && 'lg:grid lg:grid-cols-[minmax(0,1fr)_55.6%]')}>
      <div className={cn(belowBarClasses, isMap && columnClasses)}>
        {chips}
        <ResultCounts data={data} isLoading={isLoading} {...requested} orderNote={props.orderNote}>
          <ResultViewSwitch view={view} onChoose={onView} />
        </ResultCounts>
        <section
          ref={section}
          aria-labelledby={RESULTS_HEADING}
          aria-busy={isLoading || isPlaceholderData}
          onPointerOver={mark}
          onPointerLeave={unmark}
          onFocus={mark}
          onBlur={unmark}
          // The footer stays below the first screen, so that it does not jump into it where nothing matches.
          className="wrap relative min-h-[calc(100svh-12rem)] pb-24 lg:pt-4"
        >
          <h2 id={RESULTS_HEADING} ref={heading} tabIndex={-1} className="sr-only">
            Resorts
          </h2>
          <Link to="#footer" className="skip-link" onClick={skip}>
            Skip results
          </Link>
          {!isMapAlone && <div className="pb-5 empty:hidden">{said}</div>}
          {isMap && isWide && data?.all && (
            <div className="pb-5 empty:hidden">
              <NoPosition resorts={data.all} />
            </div>
          )}
          {isEmpty ? (
            <NoResorts filters={filters} words={words} trip={trip} onChoice={choose} onClear={clear} />
          ) : data || isLoading ? (
            // The list before is dimmed while the next one loads, unless that comes at once.
            <div className={cn('transition-opacity', isPlaceholderData && 'opacity-50 delay-200')}>
              <ResultCards
                view={view}
                resorts={data?.resorts}
                total={data?.total ?? 0}
                filters={requested.filters}
                onChange={onChange}
                slots={cardSlots}
                trip={trip}
                markedId={isMap ? markedId : null}
              >
                {end}
              </ResultCards>
            </div>
          ) : (
            !isMapAlone && failure
          )}
        </section>
      </div>
      {renderMap && (
        <MapPane
          renderMap={renderMap}
          resorts={data?.all ?? undefined}
          filters={filters}
          onChange={onChange}
          isLoading={isLoading || isPlaceholderData}
          slots={cardSlots}
          trip={trip}
          markedId={markedId}
          onMark={setMarkedId}
          isBesideList={isWide}
          onShowList={() => onView('list')}
          onLeave={focusHeading}
          chips={chips}
          notice={said ?? failure}
        />
      )}
    </div>
  );
});

/** The latest value, or while `isFrozen` the one before: what belongs to a response changes with it. */
function useFrozenWhile<Value>(isFrozen: boolean, value: Value): Value {
  const [latest, setLatest] = useState(value);
  if (isFrozen || latest === value) return latest;
  setLatest(value);
  return value;
}

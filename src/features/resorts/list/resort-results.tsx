import { type MouseEvent, memo, useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import { CatalogueNotice, type CatalogueNoticeProps } from '@/components/catalogue-notice';
import { cn } from '@/lib/class-names';
import { type CardSlots, noSlots } from '../card/card-slots';
import { VirtualResortGrid } from '../card/virtual-resort-grid';
import { ActiveFilterActions, ActiveFilters } from '../filters/active-filters';
import { AddCountry } from '../filters/add-country';
import type { CatalogueFilters } from '../filters/catalogue-filters';
import { activeFilters, type WordsContext } from '../filters/filter-words';
import type { FilterChoice } from '../filters/resort-filters';
import { ListEnd } from './list-end';
import { ListFailure } from './list-failure';
import type { ListTrip } from './list-trip';
import { NoResorts } from './no-resorts';
import { ResultCounts } from './result-counts';
import type { ResultView } from './result-view';
import { useResults } from './use-results';

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
  /** Shown in place of the cards. */
  view?: ResultView | undefined;
}

/** Cards whose pictures belong to the first screen. */
export const FIRST_SCREEN = 4;

/** The list for the filters in the address: chips, counts, cards, and the way to more of them. */
export const ResortResults = memo(function ResortResults(props: ResortResultsProps) {
  const { filters, words, onChange, onClear, onSave, isPanelOpen, slots = noSlots, trip, view } = props;
  const { priceRange } = words;
  const { list, notice, catalogue } = useResults({ filters, priceRange, trip, needsAll: view?.needsAll ?? false });
  const { data, error, isPlaceholderData, refetch } = list;
  const isEmpty = data?.resorts.length === 0;
  const hasCountry = filters.country !== '' || filters.countries.length > 0;
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
    section.current?.querySelector<HTMLElement>(`[data-resort="${CSS.escape(id)}"] h3 a`)?.focus();
  }, []);
  const [pausedFor, setPausedFor] = useState<CatalogueFilters | null>(null);

  const skip = (event: MouseEvent) => {
    // No entry in the history: the footer gets the focus, and the list stops growing above it.
    event.preventDefault();
    setPausedFor(filters);
    const footer = document.getElementById('footer');
    if (!footer) return;
    footer.tabIndex = -1;
    footer.focus();
  };
  const clear = () => {
    focusHeading();
    onClear();
  };
  const choose = (choice: FilterChoice) => {
    focusHeading();
    onChange(choice);
  };

  return (
    <>
      <ActiveFilters
        active={activeFilters(filters, words)}
        onChange={onChange}
        onLastRemoved={focusHeading}
        more={hasCountry && <AddCountry filters={filters} onChange={onChange} />}
      >
        {!isPanelOpen && <ActiveFilterActions onSave={onSave} onClear={isEmpty ? undefined : clear} />}
      </ActiveFilters>
      <ResultCounts data={data} isLoading={isLoading} {...requested} />
      <section
        ref={section}
        aria-labelledby="resort-results"
        aria-busy={isLoading || isPlaceholderData}
        // The footer stays below the first screen, so that it does not jump into it where nothing matches.
        className="wrap relative min-h-[calc(100svh-12rem)] pb-24 tall:[&_:is(a,button)]:scroll-mt-10 md:tall:[&_:is(a,button)]:scroll-mt-13 lg:pt-4 lg:[&_:is(a,button)]:scroll-mt-38 xl:[&_:is(a,button)]:scroll-mt-18"
      >
        <h2 id="resort-results" ref={heading} tabIndex={-1} className="sr-only">
          Resorts
        </h2>
        <Link to="#footer" className="skip-link" onClick={skip}>
          Skip results
        </Link>
        {notice && isNoticeShown(notice) && (
          <div className="pb-5">
            <CatalogueNotice {...notice} />
          </div>
        )}
        {isEmpty ? (
          <NoResorts filters={filters} words={words} place={trip?.place ?? null} onChoice={choose} onClear={clear} />
        ) : data || isLoading ? (
          // A list that is on its way out dims, but not for a response that comes at once.
          <div className={cn('transition-opacity', isPlaceholderData && 'opacity-50 delay-200')}>
            {view ? (
              view.render({
                resorts: data?.resorts,
                all: data?.all ?? null,
                catalogue,
                filters: requested.filters,
                onChange,
                slots: cardSlots,
                trip,
              })
            ) : (
              <VirtualResortGrid
                name="resorts"
                resorts={data?.resorts}
                slots={cardSlots}
                firstScreen={FIRST_SCREEN}
                isRegionClear={filters.region !== '' || filters.country !== ''}
              />
            )}
          </div>
        ) : (
          error && (
            <ListFailure
              error={error}
              onRetry={() => {
                focusHeading();
                refetch();
              }}
            />
          )
        )}
        {data && !isEmpty && (view?.isPaged ?? true) && (
          <ListEnd list={list} resorts={data.resorts} isPaused={pausedFor === filters} focusCard={focusCard} />
        )}
      </section>
    </>
  );
});

/** A file that brings the whole catalogue at once needs no word, nor does a failure that stands in place of the list. */
function isNoticeShown({ held, isLoading, error }: CatalogueNoticeProps): boolean {
  return held > 0 || (!isLoading && error === null);
}

/** The latest value, or while `isFrozen` the one before: what belongs to a response changes with it. */
function useFrozenWhile<Value>(isFrozen: boolean, value: Value): Value {
  const [latest, setLatest] = useState(value);
  if (isFrozen || latest === value) return latest;
  setLatest(value);
  return value;
}

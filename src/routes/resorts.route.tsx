import { type ReactNode, useMemo, useState } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { PageHead } from '@/components/page-head';
import { paths } from '@/config/paths';
import { filtersTitle } from '@/domain/filters/filter-words';
import { loadArticles } from '@/features/blog/load-articles';
import { CompareFirst } from '@/features/compare/compare-first';
import { CompareToggle } from '@/features/compare/compare-toggle';
import { FavoriteButton } from '@/features/favorites/favorite-button';
import { FilterChips } from '@/features/resort-filters/filter-chips';
import { ResortFilters } from '@/features/resort-filters/resort-filters';
import type { SearchInput } from '@/features/resort-filters/search-field';
import { useListFilters } from '@/features/resort-filters/use-list-filters';
import { useSortByTrip } from '@/features/resort-filters/use-sort-by-trip';
import type { ListSlots, OrderNote } from '@/features/resort-list/list-context';
import { ResortList } from '@/features/resort-list/resort-list';
import { UnknownResort } from '@/features/resort-list/unknown-resort';
import { SearchCombobox } from '@/features/search/search-combobox';
import { TripLine } from '@/features/trip/trip-line';
import { TripRow } from '@/features/trip/trip-row';
import { useListTrip } from '@/features/trip/use-list-trip';
import { useOrderNote } from '@/features/trip/use-order-note';
import { useTrip } from '@/features/trip/use-trip';
import { capitalized } from '@/lib/format';
import { breadcrumbData } from '@/lib/structured-data';
import { m } from '@/paraglide/messages';

const ResultMap = lazyWithRetry(
  () => import('@/features/resort-map/result-map'),
  ({ ResultMap }) => ResultMap,
);

const listSlots: ListSlots = {
  cards: {
    renderAction: (resort) => <FavoriteButton resort={resort} />,
    renderCompare: (resort) => <CompareToggle resort={resort} />,
  },
  renderChips: (props) => <FilterChips {...props} />,
  renderMap: (props) => (
    <ResultMap
      {...props}
      fallback={<div className="topo absolute inset-0 bg-sunken [--topo-x:center] [--topo:.6]" />}
    />
  ),
};

const renderFirst = (resorts: readonly Resort[]) => <CompareFirst resorts={resorts} />;
const renderSearch = (input: SearchInput) => <SearchCombobox {...input} loadArticles={loadArticles} />;

/** Every resort, to be searched, filtered and sorted. */
export function Component() {
  const { sortByTrip, suggestTripOrder } = useSortByTrip();
  const note = useOrderNote(sortByTrip);
  const orderNote = useMemo(() => ({ ...note, renderFirst }), [note]);
  return (
    <>
      <h1 className="wrap pt-[.85rem] pb-[.35rem] text-[clamp(1.4rem,7.4vw,1.625rem)] leading-[1.1] md:text-[calc(1.2rem+1.8vw)] lg:leading-[1.02] lg:pt-[clamp(1.75rem,4vw,3.25rem)] lg:pb-4 lg:text-title">
        {m.list_title()}
      </h1>
      <UnknownResort />
      <TripLine onPlanned={suggestTripOrder} className="max-lg:hidden" />
      <FilteredList orderNote={orderNote} tripRow={<TripRow onPlanned={suggestTripOrder} className="lg:hidden" />} />
    </>
  );
}

/** The page's head, the filters and the list they lead to, so that a letter in the search renders nothing else of the page. */
function FilteredList({ orderNote, tripRow }: { orderNote: OrderNote; tripRow: ReactNode }) {
  const { trip, renderFit } = useListTrip();
  // That a trip is a link's is said on a phone's map too. Once that is decided, the trip alone stays there: it has the focus.
  const { isFromLink } = useTrip();
  const [wasFromLink, setWasFromLink] = useState(false);
  if (isFromLink && !wasFromLink) setWasFromLink(true);
  const linesOnMap = Number(wasFromLink) + Number(isFromLink);
  const state = useListFilters(trip);
  const slots = useMemo(() => ({ ...listSlots, renderFit }), [renderFit]);
  const narrowedTo = filtersTitle(state.list.filters, state.words);
  return (
    <>
      <PageHead
        title={narrowedTo ? m.list_title_narrowed({ what: capitalized(narrowedTo) }) : m.list_title()}
        description={m.list_description()}
        data={[breadcrumbData([{ name: m.page_resorts(), path: paths.resorts }])]}
      />
      <ResortFilters state={state} renderSearch={renderSearch} tripRow={tripRow} linesOnMap={linesOnMap}>
        <ResortList page={state.list} trip={trip} orderNote={orderNote} slots={slots} />
      </ResortFilters>
    </>
  );
}

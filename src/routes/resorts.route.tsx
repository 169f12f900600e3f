import { useMemo, useRef } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { PageHead } from '@/components/page-head';
import type { CardSlots } from '@/components/resort-card/card-slots';
import { paths } from '@/config/paths';
import { loadArticles } from '@/features/blog/load-articles';
import { CompareFirst } from '@/features/compare/compare-first';
import { CompareToggle } from '@/features/compare/compare-toggle';
import { FavoriteButton } from '@/features/favorites/favorite-button';
import { useFiltersTitle } from '@/features/resort-filters/use-filters-title';
import { useSortByTrip } from '@/features/resort-filters/use-sort-by-trip';
import { ResortBrowser } from '@/features/resort-list/resort-browser';
import type { RenderMap } from '@/features/resort-list/result-map';
import { UnknownResort } from '@/features/resort-list/unknown-resort';
import { SearchCombobox } from '@/features/search/search-combobox';
import { TripLine } from '@/features/trip/trip-line';
import { TripRow } from '@/features/trip/trip-row';
import { useListTrip } from '@/features/trip/use-list-trip';
import { useOrderNote } from '@/features/trip/use-order-note';
import { breadcrumbData } from '@/lib/structured-data';

const cardSlots: CardSlots = {
  renderAction: (resort) => <FavoriteButton resort={resort} />,
  renderCompare: (resort) => <CompareToggle resort={resort} />,
};

const renderFirst = (resorts: readonly Resort[]) => <CompareFirst resorts={resorts} />;

const ResultMap = lazyWithRetry(
  () => import('@/features/resort-map/result-map'),
  ({ ResultMap }) => ResultMap,
);
const renderMap: RenderMap = (props) => (
  <ResultMap {...props} fallback={<div className="topo absolute inset-0 bg-sunken [--topo-x:center] [--topo:.6]" />} />
);

/** Every resort, to be searched, filtered and sorted. */
export function Component() {
  const narrowedTo = useFiltersTitle();
  const trip = useListTrip();
  const { sortByTrip, suggestTripOrder } = useSortByTrip();
  const note = useOrderNote(sortByTrip);
  const orderNote = useMemo(() => ({ ...note, renderFirst }), [note]);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHead
        title={narrowedTo ? `${narrowedTo} – Ski Resorts` : 'Explore All Ski Resorts'}
        description="Ski resorts of Europe and North America, to be searched and filtered by country, price, rating and style: height, runs, snow and day ticket side by side."
        data={[breadcrumbData([{ name: 'Resorts', path: paths.resorts }])]}
      />
      <h1
        ref={heading}
        tabIndex={-1}
        className="wrap pt-[.85rem] pb-[.35rem] text-[clamp(1.4rem,7.4vw,1.625rem)] leading-[1.1] md:text-[calc(1.2rem+1.8vw)] lg:leading-[1.02] lg:pt-[clamp(1.75rem,4vw,3.25rem)] lg:pb-4 lg:text-title"
      >
        Explore All Ski Resorts
      </h1>
      <UnknownResort onClose={() => heading.current?.focus()} />
      <TripLine onPlanned={suggestTripOrder} className="max-lg:hidden" />
      <ResortBrowser
        renderSearch={(input) => <SearchCombobox {...input} loadArticles={loadArticles} />}
        slots={cardSlots}
        trip={trip}
        orderNote={orderNote}
        tripRow={<TripRow onPlanned={suggestTripOrder} className="lg:hidden" />}
        renderMap={renderMap}
      />
    </>
  );
}

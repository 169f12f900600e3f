import { LayoutGrid, Map as MapIcon, Rows3 } from 'lucide-react';
import { HowWeKnow } from '@/components/how-we-know';
import { Skeleton } from '@/components/ui/skeleton';
import { ViewSwitch } from '@/components/ui/view-switch';
import { isNarrowed, type ListFilters } from '@/domain/filters/list-filters';
import { cn } from '@/lib/class-names';
import { formatCount } from '@/lib/format';
import { useMediaQuery } from '@/lib/use-media-query';
import { m } from '@/paraglide/messages';
import { previousListClasses, useListContext } from './list-context';
import type { ShownList } from './use-list-results';

interface ResultCountsProps {
  list: ShownList;
  /** The filters the list's data was requested with. */
  filters: ListFilters;
}

const views = [
  { view: 'list', label: m.list_view_list(), Icon: LayoutGrid },
  { view: 'map', label: m.list_view_map(), Icon: MapIcon },
  { view: 'table', label: m.list_view_table(), Icon: Rows3 },
] as const;

/** `linksBelow`: windows without room for the links beside the count, which the view switch has there, in source order too. */
type Layout = Partial<Record<'linksBelow' | 'row' | 'group' | 'count' | 'source', string>>;

/** On phones, anything longer than the count gets its own row above the buttons. */
const longCount: Layout = {
  row: 'max-md:gap-x-2',
  group: 'max-md:contents',
  count: 'max-md:basis-full max-md:gap-x-2.5',
  source: 'max-md:ml-auto',
};
const withOffer: Layout = {
  linksBelow: '(width < 48rem)',
  // The row breaks after the view switch, a fieldset.
  row: 'max-md:gap-x-2 max-md:gap-y-0 max-md:**:[fieldset]:-order-2 max-md:before:-order-1 max-md:before:basis-full max-[23rem]:[&_.link]:text-caption',
  group: 'max-md:contents',
  count: 'max-md:-order-3 max-md:min-w-22 max-md:flex-1 max-md:basis-0',
  source: 'max-md:ml-auto',
};
/** The two links of a trip need more room than the single offer of its order. */
const withTripLinks: Layout = {
  linksBelow: '(width < 64rem)',
  row: 'max-md:gap-x-2 max-lg:gap-y-0 max-lg:**:[fieldset]:-order-2 max-lg:before:-order-1 max-lg:before:basis-full max-[23rem]:[&_.link]:text-caption',
  group: 'max-lg:contents',
  count: 'max-lg:-order-3 max-lg:min-w-22 max-lg:flex-1 max-lg:basis-0',
  source: 'max-lg:ml-auto',
};

/** Beside a map, which narrow windows have without the list: the links in a row of their own. */
const besideMap: Layout = {
  linksBelow: 'all',
  row: 'lg:gap-y-0 lg:**:[fieldset]:-order-2 lg:before:-order-1 lg:before:basis-full',
  group: 'lg:contents',
  count: 'lg:-order-3 lg:min-w-22 lg:flex-1 lg:basis-0',
  source: 'lg:justify-end',
};

/** How many resorts are shown, out of how many, in a live region; beside it the choice of cards, map or table. */
export function ResultCounts({ list, filters }: ResultCountsProps) {
  const { data, isLoading, isPlaceholderData } = list;
  const { orderNote, words, view, chooseView } = useListContext();
  const shown =
    data &&
    m.list_showing({ count: data.total, shown: formatCount(data.resorts.length), total: formatCount(data.total) });
  const page = data && ` ${m.list_page({ page: formatCount(data.pagesLoaded), pages: formatCount(data.pagesInAll) })}`;
  const isByTrip = filters.sortBy === 'trip';
  const isFiltered = isNarrowed(filters, words.priceRange);
  const isByPrice = filters.sortBy === 'price_asc' || filters.sortBy === 'price_desc';
  const link = isByTrip ? orderNote?.button : orderNote?.offer;
  const layoutOf = (): Layout => {
    if (link && view === 'map') return besideMap;
    if (isByTrip) return withTripLinks;
    if (isByPrice) return longCount;
    if (link) return withOffer;
    return isFiltered ? longCount : {};
  };
  const { linksBelow = 'not all', ...layout } = layoutOf();
  const areViewsFirst = useMediaQuery(linksBelow);
  const isTight = useMediaQuery('(width < 68rem)');
  const viewSwitch = (
    <ViewSwitch
      views={views}
      current={view}
      onChoose={chooseView}
      className="max-w-full flex-none flex-wrap"
      buttonClassName="gap-[.45rem] px-2.5 min-[24rem]:px-3.5 lg:min-h-10.5"
      iconClassName="size-[1.1em]! max-lg:hidden"
    />
  );
  return (
    <>
      <div
        className={cn(
          'wrap flex flex-wrap items-center justify-between gap-x-5 gap-y-2 lg:in-data-[view=map]:order-first pt-2 pb-2 max-lg:text-small lg:pt-4 lg:pb-1',
          'lg:in-data-[view=map]:gap-x-4',
          layout.row,
        )}
      >
        <div className={cn('flex min-w-26 flex-1 basis-0 flex-wrap items-baseline gap-x-5', layout.group)}>
          <div
            aria-live="polite"
            className={cn(
              // Keeps its height without a count, as when the list could not be loaded.
              'flex min-h-lh min-w-0 flex-wrap items-baseline gap-x-5 max-lg:leading-tight',
              previousListClasses(isPlaceholderData),
              layout.count,
            )}
          >
            {data ? (
              <p>
                <b key={shown}>{shown}</b>
                {data.pagesLoaded > 1 && (
                  <span key={page} className="text-ink-2">
                    {page}
                  </span>
                )}
              </p>
            ) : (
              isLoading && (
                <p>
                  <span className="sr-only">{m.loading_resorts()}</span>
                  <Skeleton className="font-bold">Counting the resorts now</Skeleton>
                </p>
              )
            )}
            {data && isFiltered && (
              <>
                {/* A pause between the two announcements. */}
                <span className="sr-only">. </span>
                <p className="text-small text-ink-2">{m.list_filtered()}</p>
              </>
            )}
            {isByPrice && <p className="w-full text-small text-ink-2">{m.list_price_note()}</p>}
          </div>
          {areViewsFirst && viewSwitch}
          {link}
          {isByTrip && data && orderNote?.renderFirst?.(data.resorts)}
        </div>
        <HowWeKnow
          // The two links of a trip share a row with count and views: this label gives way first.
          words={isTight && isByTrip ? 'nowhere' : 'where wide'}
          className={cn('-my-2 flex-none max-lg:-mx-3 lg:ml-auto', layout.source)}
        />
        {!areViewsFirst && viewSwitch}
      </div>
      {isByTrip && orderNote?.band}
    </>
  );
}

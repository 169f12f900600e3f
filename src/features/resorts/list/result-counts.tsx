import type { Range } from '@/api/resorts/filter-options.schema';
import { HowWeKnow } from '@/components/how-we-know';
import { Skeleton } from '@/components/ui/skeleton';
import { formatCount } from '@/lib/format';
import { type CatalogueFilters, isNarrowed } from '../filters/catalogue-filters';
import type { ResortList } from './use-resort-list';

interface ResultCountsProps {
  /** Undefined while nothing is loaded. */
  data: ResortList | undefined;
  isLoading: boolean;
  /** What `data` was requested by. */
  filters: CatalogueFilters;
  priceRange: Range;
}

/** How many resorts are shown of how many, a live region. */
export function ResultCounts({ data, isLoading, filters, priceRange }: ResultCountsProps) {
  const shown = data && `Showing ${formatCount(data.resorts.length)} of ${formatCount(data.total)} resorts`;
  const page = data && ` (Page ${formatCount(data.pagesLoaded)} of ${formatCount(data.pagesInAll)})`;
  return (
    <div
      aria-live="polite"
      className="wrap flex flex-wrap items-center justify-between gap-x-3 gap-y-0 pt-3 pb-3 max-lg:text-small lg:gap-3 lg:pt-5 lg:pb-1 lg:min-h-0"
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
            <span className="sr-only">Loading resorts</span>
            <Skeleton className="font-bold">Counting the resorts now</Skeleton>
          </p>
        )
      )}
      {data && isNarrowed(filters, priceRange) && (
        <>
          {/* A pause between the two where they are announced. */}
          <span className="sr-only">. </span>
          <p className="text-small text-ink-2">Filtered results</p>
        </>
      )}
      <HowWeKnow isCompact className="-my-3 ml-auto" />
      {(filters.sortBy === 'price_asc' || filters.sortBy === 'price_desc') && (
        <p className="w-full text-small text-ink-2">
          Prices are compared as numbers, each in its resort’s own currency.
        </p>
      )}
    </div>
  );
}

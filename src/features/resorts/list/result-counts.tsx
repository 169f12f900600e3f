import { Skeleton } from '@/components/ui/skeleton';
import { formatCount } from '@/lib/format';
import type { ResortList } from './use-resort-list';

interface ResultCountsProps {
  /** Undefined while nothing is loaded. */
  data: ResortList | undefined;
  isLoading: boolean;
  isFiltered: boolean;
  isByPrice: boolean;
}

/** How many resorts are shown of how many, a live region. */
export function ResultCounts({ data, isLoading, isFiltered, isByPrice }: ResultCountsProps) {
  return (
    <div
      aria-live="polite"
      className="wrap flex flex-wrap items-center justify-between gap-x-3 gap-y-0 pt-3 pb-3 max-lg:text-small lg:gap-3 lg:pt-5 lg:pb-1 lg:min-h-0"
    >
      {data ? (
        <p>
          <b>
            Showing {formatCount(data.resorts.length)} of {formatCount(data.total)} resorts
          </b>
          {data.pagesLoaded > 1 && (
            <span className="text-ink-2">
              {' '}
              (Page {formatCount(data.pagesLoaded)} of {formatCount(data.pagesInAll)})
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
      {data && isFiltered && (
        <>
          {/* A pause between the two where they are announced. */}
          <span className="sr-only">. </span>
          <p className="text-small text-ink-2">Filtered results</p>
        </>
      )}
      {isByPrice && (
        <p className="w-full text-small text-ink-2">
          Prices are compared as numbers, each in its resort’s own currency.
        </p>
      )}
    </div>
  );
}

import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { HowWeKnow } from '@/components/how-we-know';
import type { FigureTime } from '@/components/how-we-know-dialog';
import { LazySelect } from '@/components/lazy-select';
import { Alert } from '@/components/ui/alert';
import { ChangingText } from '@/components/ui/changing-text';
import { type SnowSort, sortKeys, usualSort } from '@/domain/snow/snow-order';
import { m } from '@/paraglide/messages';
import { sortOption } from './snow-words';

interface SnowBarProps {
  isOnline: boolean;
  /** Ages of the newest and the oldest figures, "12 minutes ago"; null while there are none. */
  ages: { newest: string; oldest: string } | null;
  /** When the figures were fetched. */
  times: readonly FigureTime[];
  isRefreshing: boolean;
  onRefresh: () => void;
  /** Null if there is nothing to sort. */
  sort: SnowSort | null;
  onSort: (sort: SnowSort) => void;
}

/** Above the board: the age of its figures and a refresh button; on phones also its order. */
export function SnowBar({ isOnline, ages, times, isRefreshing, onRefresh, sort, onSort }: SnowBarProps) {
  return (
    <>
      {!isOnline && (
        <Alert variant="warn" role="status" className="mb-4">
          <ChangingText>{ages ? m.snow_offline_from({ age: ages.oldest }) : m.snow_offline_none()}</ChangingText>
        </Alert>
      )}
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-3 lg:justify-start lg:gap-x-5">
        <p className="text-small text-ink-2">
          <ChangingText>{ages ? m.snow_fetched({ age: ages.newest }) : m.snow_not_fetched()}</ChangingText>
        </p>
        <div className="flex gap-x-3 lg:contents">
          <button
            type="button"
            aria-disabled={isRefreshing}
            onClick={isRefreshing ? undefined : onRefresh}
            className="link text-small"
          >
            <RefreshCw aria-hidden className={isRefreshing ? 'motion-safe:animate-spin' : undefined} />
            {m.snow_refresh()}
          </button>
          <HowWeKnow words="where wide" times={times} className="lg:ml-auto" />
        </div>
        {sort && <SortSelect sort={sort} onSort={onSort} />}
      </div>
    </>
  );
}

/** The order of the board where it has no header row. */
function SortSelect({ sort, onSort }: { sort: SnowSort; onSort: (sort: SnowSort) => void }) {
  const id = useId();
  return (
    <div className="mt-1 grid w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-3 max-[17rem]:grid-cols-1 lg:hidden">
      <label htmlFor={id} className="text-small font-semibold">
        {m.snow_sort_by()}
      </label>
      <LazySelect
        id={id}
        label={m.snow_sort_by()}
        options={sortKeys.map((key) => ({ value: key, label: sortOption(key, sort) }))}
        value={sort.key}
        onValueChange={(key) => key !== sort.key && onSort(usualSort(key))}
      />
    </div>
  );
}

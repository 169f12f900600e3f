import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { HowWeKnow } from '@/components/how-we-know';
import { LazySelect } from '@/components/lazy-select';
import { Alert } from '@/components/ui/alert';
import { ChangingText } from '@/components/ui/changing-text';
import { type SnowSort, sortKeys, usualSort } from '@/domain/snow/snow-order';
import { agoOf, useNow } from '@/lib/age';
import { useIsOnline } from '@/lib/use-is-online';
import { m } from '@/paraglide/messages';
import { sortOption } from './snow-words';

interface SnowBarProps {
  /** When the newest and the oldest figures were fetched (epoch ms); null while there are none. */
  fetched: { newest: number; oldest: number } | null;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** Null if there is nothing to sort. */
  sort: SnowSort | null;
  onSort: (sort: SnowSort) => void;
}

/** Above the board: the age of its figures and a refresh button; on phones also its order. */
export function SnowBar({ fetched, isRefreshing, onRefresh, sort, onSort }: SnowBarProps) {
  const now = useNow();
  const isOnline = useIsOnline();
  const times = fetched
    ? [
        { what: m.snow_newest_fetched(), instant: new Date(fetched.newest).toISOString() },
        { what: m.snow_oldest_fetched(), instant: new Date(fetched.oldest).toISOString() },
      ]
    : [];
  return (
    <>
      {!isOnline && (
        <Alert variant="warn" role="status" className="mb-4">
          <ChangingText>
            {fetched ? m.snow_offline_from({ age: agoOf(fetched.oldest, now) }) : m.snow_offline_none()}
          </ChangingText>
        </Alert>
      )}
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-3 lg:justify-start lg:gap-x-5">
        <p className="text-small text-ink-2">
          <ChangingText>
            {fetched ? m.snow_fetched({ age: agoOf(fetched.newest, now) }) : m.snow_not_fetched()}
          </ChangingText>
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
          <HowWeKnow words="where wide" times={times} className="max-lg:justify-end lg:ml-auto" />
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

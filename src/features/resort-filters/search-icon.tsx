import { useIsFetching } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { Spinner } from '@/components/ui/spinner';
import { SEARCH_SPINNER_DELAY } from '@/config/constants';

const place = 'pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3';

/** The glass in the search box; a spinner takes its place while a list is awaited that does not come at once. */
export function SearchIcon() {
  const isAwaited = useIsFetching({
    queryKey: resortQueries.lists,
    // Further pages, and lists that are shown while they are asked for again, are not what was searched for.
    predicate: ({ state }) => state.data === undefined,
  });
  return (
    <>
      <Search aria-hidden className={place} />
      {isAwaited > 0 && (
        <span
          className="pointer-events-none absolute top-1/2 left-3 flex size-6 -translate-y-1/2 items-center justify-center bg-surface text-ink-3 animate-[fade-in_var(--base)_var(--ease)_backwards]"
          style={{ animationDelay: `${SEARCH_SPINNER_DELAY}ms` }}
        >
          <Spinner label="Searching" />
        </span>
      )}
    </>
  );
}

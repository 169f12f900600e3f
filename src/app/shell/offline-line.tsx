import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { ageOf, formatMoment, useNow } from '@/lib/age';
import { isFromSnapshot, savedAtOf } from '@/lib/fetched';
import { focusHeading } from '@/lib/focus-heading';
import { useIsOnline } from '@/lib/use-is-online';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { UNKNOWN_TIME } from '../hydrate-snapshot';

/** Milliseconds over which cache changes are batched. */
const CACHE_READ_INTERVAL = 100;

const shownQueries = (queryClient: QueryClient): Query[] => queryClient.getQueryCache().findAll({ type: 'active' });

/** The oldest cached response on screen, as an ISO instant; null when there is none. */
function oldestShown(queryClient: QueryClient): string | null {
  // The account menu shows no figures.
  const queries = shownQueries(queryClient).filter(({ queryKey }) => queryKey[0] !== 'account-menu');
  const instants = queries.map(({ state }) => savedAtOf(state.data)).filter((instant) => instant !== null);
  return instants.sort()[0] ?? null;
}

/** Data from the build's snapshot that could not be refetched from the API. */
const isUnrefreshed = ({ state }: Query) => state.error !== null && isFromSnapshot(state.data);

/** When the snapshot on screen was taken (epoch ms) if it could not be refetched; else null. */
function snapshotShown(queryClient: QueryClient): number | null {
  const times = shownQueries(queryClient).filter(isUnrefreshed);
  return times.length > 0 ? Math.min(...times.map(({ state }) => state.dataUpdatedAt)) : null;
}

const isTrying = (queryClient: QueryClient): boolean =>
  shownQueries(queryClient).some((query) => isUnrefreshed(query) && query.state.fetchStatus === 'fetching');

/**
 * A value read from the query cache; re-renders when it changes. Throttled: a page with a hundred queries causes hundreds of
 * changes in one task, and reading all queries after each would take a slow phone seconds.
 */
function useCacheValue<Value extends string | number | boolean | null>(
  read: (queryClient: QueryClient) => Value,
): Value {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: number | undefined;
      const unsubscribe = queryClient.getQueryCache().subscribe(() => {
        timer ??= window.setTimeout(() => {
          timer = undefined;
          listener();
        }, CACHE_READ_INTERVAL);
      });
      return () => {
        unsubscribe();
        window.clearTimeout(timer);
      };
    },
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => read(queryClient));
}

/**
 * Says that the network or the server cannot be reached, and how old the data on screen is. Disappears by itself. If
 * the page only has the build's snapshot, offers to refetch.
 */
export function OfflineLine() {
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const savedAt = useCacheValue(oldestShown);
  const snapshotAt = useCacheValue(snapshotShown);
  const isBusy = useCacheValue(isTrying);
  // A press that succeeds removes the button, which has the focus. It also disappears by itself, when nothing may have the focus.
  const wasPressed = useRef(false);
  useRestoreFocus(
    () => focusHeading({ preventScroll: true }),
    snapshotAt,
    () => wasPressed.current && snapshotAt === null,
  );
  // Past midnight the clock time needs its day.
  const now = useNow();
  // A clock time, because a screen reader would announce an age again every minute.
  const age = savedAt === null ? null : ageOf(savedAt, now);
  const tryAgain = () => {
    wasPressed.current = true;
    void queryClient.refetchQueries({ type: 'active', predicate: isUnrefreshed });
  };
  return (
    <div
      data-slot="offline-line"
      className="fixed bottom-[calc(var(--tab-bar,0px)+var(--compare-tray,0px)+env(safe-area-inset-bottom))] left-0 z-20 flex max-w-full items-center rounded-tr-2 bg-board text-caption text-on-board"
    >
      {/* Always rendered: a live region that appears together with its text is not announced. */}
      <div role="status">
        <div className="px-4 py-1.5 empty:hidden">
          {(!isOnline || age) && (
            <p>
              <ChangingText>{isOnline ? m.offline_no_response() : m.offline_no_network()}</ChangingText>
              {savedAt !== null && age && (
                <span>
                  {` ${m.offline_saved_copy()} `}
                  <time key={age.at} dateTime={savedAt}>
                    {age.at}
                  </time>
                </span>
              )}
            </p>
          )}
          {snapshotAt !== null && (
            <p>
              {snapshotAt === UNKNOWN_TIME ? (
                <span>{m.offline_figures_old()}</span>
              ) : (
                <span key={snapshotAt}>
                  {`${m.offline_figures_of()} `}
                  <time dateTime={new Date(snapshotAt).toISOString()}>{formatMoment(snapshotAt, now)}</time>
                </span>
              )}
            </p>
          )}
        </div>
      </div>
      {snapshotAt !== null && (
        <Button variant="on-board" size="small" busy={isBusy} className="my-1.5 mr-4 flex-none" onClick={tryAgain}>
          {m.action_try_again()}
        </Button>
      )}
    </div>
  );
}

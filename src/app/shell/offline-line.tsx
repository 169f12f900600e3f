import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { messages } from '@/config/messages';
import { ageOf } from '@/lib/age';
import { savedAtOf } from '@/lib/fetched';
import { useIsOnline } from '@/lib/use-is-online';

// Who is here is no figure of the page.
const frame = ['account-menu', 'auth'];

/** The oldest cached response on screen, as an ISO instant; null when there is none. */
function oldestShown(queryClient: QueryClient): string | null {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  const instants = shown.flatMap(({ queryKey, state }) =>
    frame.includes(String(queryKey[0])) ? [] : (savedAtOf(state.data) ?? []),
  );
  return instants.sort()[0] ?? null;
}

function useOldestShown(): string | null {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    useCallback((listener) => queryClient.getQueryCache().subscribe(listener), [queryClient]),
    () => oldestShown(queryClient),
  );
}

/** A line that says that the network is missing and how old the data on screen is. It goes by itself. */
export function OfflineLine() {
  const isOnline = useIsOnline();
  const savedAt = useOldestShown();
  // A clock time rather than a distance: it stays true without being read out again every minute.
  const age = savedAt === null ? null : ageOf(savedAt, new Date());
  return (
    <div
      role="status"
      className="fixed bottom-[calc(var(--tab-bar,0px)+env(safe-area-inset-bottom))] left-0 z-20 rounded-tr-2 bg-board px-4 py-1.5 text-caption text-on-board empty:hidden"
    >
      {(!isOnline || age) && (
        <p>
          <ChangingText>{isOnline ? messages.offline.noResponse : messages.offline.noNetwork}</ChangingText>
          {savedAt !== null && age && (
            <span>
              {` ${messages.offline.savedCopy} `}
              <time key={savedAt} dateTime={savedAt}>
                {age.at}
              </time>
            </span>
          )}
        </p>
      )}
    </div>
  );
}

import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { messages } from '@/config/messages';
import { clearCachedResponses } from '@/lib/clear-cached-responses';
import { savedAtOf } from '@/lib/fetched';
import { notify } from '@/lib/notify';
import { registerServiceWorker } from '@/lib/register-service-worker';
import { getSession } from '@/session/auth-storage';

/** Milliseconds between two attempts to replace cached responses while the browser thinks that it is online. */
const REFETCH_EVERY = 30_000;
/** And after the browser has said that the network is back, which is often a little early. */
const REFETCH_AFTER = [0, 2000, 6000];

const isCached = ({ state }: Query) => savedAtOf(state.data) !== null;

/** Refetches what is only a cached response, as soon as the network is back, and now and then while it should be there. */
function replaceCachedResponses(queryClient: QueryClient): void {
  const refetch = () => void queryClient.invalidateQueries({ predicate: isCached });
  onlineManager.subscribe((isOnline) => {
    if (isOnline) for (const delay of REFETCH_AFTER) setTimeout(refetch, delay);
  });
  window.setInterval(() => {
    if (onlineManager.isOnline() && document.visibilityState === 'visible') refetch();
  }, REFETCH_EVERY);
}

/** Lets the site start and be read without a network, and offers new versions of it. */
export function startOfflineSupport(queryClient: QueryClient): void {
  if (getSession() === null) clearCachedResponses(null);
  replaceCachedResponses(queryClient);
  void registerServiceWorker((use) => {
    const { ready, reload, later } = messages.newVersion;
    notify.info(ready, { choice: { label: reload, run: use, later } });
  });
}

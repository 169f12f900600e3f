import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { offerNewVersion } from '@/lib/chunk-failure';
import { clearCachedResponses } from '@/lib/clear-cached-responses';
import { savedAtOf } from '@/lib/fetched';
import { registerServiceWorker } from '@/lib/register-service-worker';
import { getSession } from '@/session/auth-storage';

/** Milliseconds between attempts to replace cached responses while the browser reports a network. */
const REFETCH_EVERY = 30_000;
/** Milliseconds before each attempt after the browser reports a network, which is often too early. */
const REFETCH_AFTER = [0, 2000, 6000];

const isCached = ({ state }: Query) => savedAtOf(state.data) !== null;

/** Refetches queries with a cached response when the network is back, and periodically while the browser is online. */
function replaceCachedResponses(queryClient: QueryClient): void {
  const refetch = () => void queryClient.invalidateQueries({ predicate: isCached });
  onlineManager.subscribe((isOnline) => {
    if (isOnline) for (const delay of REFETCH_AFTER) setTimeout(refetch, delay);
  });
  window.setInterval(() => {
    if (onlineManager.isOnline() && document.visibilityState === 'visible') refetch();
  }, REFETCH_EVERY);
}

/** Registers the service worker, which lets the site start without a network, and offers new versions. */
export function startOfflineSupport(queryClient: QueryClient): void {
  if (getSession() === null) clearCachedResponses(null);
  replaceCachedResponses(queryClient);
  void registerServiceWorker(offerNewVersion);
}

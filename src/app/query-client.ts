import {
  MutationCache,
  onlineManager,
  partialMatchKey,
  type Query,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { RESORT_LISTS_MAX, RETRY_LIMIT } from '@/config/constants';
import { authenticationError } from '@/config/error-catalogue';
import type { AppError } from '@/lib/errors';
import type { Announcement, MutationFeedback } from '@/lib/feedback';
import { notify } from '@/lib/notify';

/** Identifies the mutation: its outcome removes the toast of an earlier failure of the same. */
const aboutOf = ({ about, failure }: MutationFeedback) => about ?? (typeof failure === 'string' ? failure : undefined);

function announceSuccess(result: unknown, meta: MutationFeedback): void {
  const text = typeof meta.success === 'function' ? meta.success(result) : meta.success;
  if (text) notify.success(text, { about: aboutOf(meta), link: meta.successLink });
}

/** How to announce a failure; null: not at all. */
function announcementOf(error: AppError, { failure, explainsFailure = true }: MutationFeedback): Announcement | null {
  if (typeof failure === 'function') return failure(error);
  if (failure === undefined) return null;
  return explainsFailure ? { title: failure, description: error.message } : { title: failure };
}

function announceFailure(error: AppError, meta: MutationFeedback): void {
  const announcement = announcementOf(error, meta);
  if (error.code === 'AUTHENTICATION_ERROR' && !meta.keepsSessionOn401) {
    // Null from a function: the failure concerns nobody any more, as when another person has signed in.
    if (announcement === null && meta.failure !== undefined) return;
    // The session has ended: one toast (same title, same id), however many requests were refused.
    notify.failure(authenticationError.message, { description: meta.loggedOut });
    return;
  }
  if (announcement === null) return;
  const { title, description, isNeutral, ...notice } = announcement;
  const isShownInline = meta.isShownInline?.() ?? false;
  notify[isNeutral ? 'info' : 'failure'](title, {
    ...notice,
    // The page shows the error's own message already.
    description: isShownInline && description === error.message ? undefined : description,
    about: aboutOf(meta),
    isShownInline,
  });
}

/** Keeps the newest result lists in the cache; older ones without an observer are dropped. */
function trimResortLists(cache: QueryCache, added: Query): void {
  const lists = cache
    .findAll({ queryKey: resortQueries.lists })
    .filter((query) => query !== added)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const query of lists.slice(RESORT_LISTS_MAX - 1)) {
    if (query.getObserversCount() === 0) cache.remove(query);
  }
}

/**
 * The query client: retries what may succeed, limits the cached lists, and announces what a mutation's `meta` says. Queries
 * are silent; the component that shows one announces its failure (useAnnounceFailure).
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache();
  queryCache.subscribe((event) => {
    const isList = partialMatchKey(event.query.queryKey, resortQueries.lists);
    if (event.type === 'added' && isList) trimResortLists(queryCache, event.query);
  });

  const queryClient: QueryClient = new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onSuccess: (result, _variables, _context, { meta = {} }) => {
        announceSuccess(result, meta);
        for (const queryKey of meta.invalidates ?? []) void queryClient.invalidateQueries({ queryKey });
      },
      onError: (error, _variables, _context, { meta = {} }) => announceFailure(error, meta),
    }),
    defaultOptions: {
      // Offline, a query fails at once instead of waiting silently; it is refetched on reconnect.
      queries: {
        networkMode: 'always',
        // Not where the server would refuse it again. A response that could not be read may have been a captive portal's.
        refetchOnReconnect: ({ state: { error } }) =>
          error === null || error.isRetryable || error.code === 'UNKNOWN_ERROR',
        retry: (failures, error) => error.isRetryable && failures < RETRY_LIMIT && onlineManager.isOnline(),
      },
      // Offline, a mutation fails at once: sent later, it would surprise the visitor.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}

import {
  MutationCache,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
  replaceEqualDeep,
} from '@tanstack/react-query';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { RESORT_LISTS_KEPT, RETRY_LIMIT } from '@/config/constants';
import { errorsByStatus } from '@/config/error-catalogue';
import { savedAtOf } from '@/lib/answer-age';
import type { AppError } from '@/lib/errors';
import type { MutationFeedback, QueryFeedback } from '@/lib/feedback';
import { notify } from '@/lib/notify';

function announceFailure(error: AppError, meta: QueryFeedback | MutationFeedback = {}): void {
  if (error.code === 'AUTHENTICATION_ERROR' && !meta.keepsSessionOn401) {
    // The session has ended: said once, whichever of its requests were refused.
    const logIn = errorsByStatus[401]?.message ?? error.message;
    if (typeof meta.loggedOut === 'string') notify.failure(logIn, { description: meta.loggedOut });
    else notify.failure(logIn);
    return;
  }
  if (typeof meta.failure === 'function') {
    const announcement = meta.failure(error);
    if (announcement) notify.failure(announcement.title, announcement);
    return;
  }
  if (meta.failure === undefined) return;
  const hint = typeof meta.failureHint === 'string' ? meta.failureHint : error.message;
  notify.failure(meta.failure, { description: meta.explainsFailure === false ? undefined : hint });
}

/**
 * What to say of a failed query, by those who use it now: one of them may show the answer, and another only count it in
 * silence. While nobody uses it, what it was asked with holds.
 */
function feedbackOf({ observers, meta }: Query<unknown, unknown>): QueryFeedback | undefined {
  const used = observers.map(({ options }) => options.meta);
  return used.find((feedback) => feedback?.failure !== undefined) ?? used[0] ?? meta;
}

/** Keeps the newest few result lists; older ones that no page shows are dropped. */
function trimResortLists(cache: QueryCache, added: Query): void {
  const lists = cache
    .findAll({ queryKey: resortQueries.lists })
    .filter((query) => query !== added)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const query of lists.slice(RESORT_LISTS_KEPT - 1)) {
    if (query.getObserversCount() === 0) cache.remove(query);
  }
}

/** The query client: retries what may pass, announces what `meta` says, and keeps the caches small. */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, query) => announceFailure(error, feedbackOf(query)),
  });
  queryCache.subscribe((event) => {
    const isList = resortQueries.lists.every((part, index) => event.query.queryKey[index] === part);
    if (event.type === 'added' && isList) trimResortLists(queryCache, event.query);
  });

  const queryClient: QueryClient = new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onSuccess: (result, _variables, _context, { meta }) => {
        const text = typeof meta?.success === 'function' ? meta.success(result) : meta?.success;
        if (text) notify.success(text);
        for (const queryKey of meta?.invalidates ?? []) void queryClient.invalidateQueries({ queryKey });
      },
      onError: (error, _variables, _context, { meta }) => announceFailure(error, meta),
    }),
    defaultOptions: {
      // Offline, a read fails at once and says so instead of waiting in silence; it is asked again on reconnect.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        // A saved copy and a fresh answer may say the same and are not the same: only one of them is of today.
        structuralSharing: (before, after) =>
          savedAtOf(before) || savedAtOf(after) ? after : replaceEqualDeep(before, after),
        retry: (failures, error) => error.isRetryable && failures < RETRY_LIMIT && onlineManager.isOnline(),
      },
      // A write that waits for the network would take place at a moment nobody chose: offline it fails at once.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}

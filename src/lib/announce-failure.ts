import { useEffect, useEffectEvent } from 'react';
import type { AppError } from './errors';
import type { QueryFeedback } from './feedback';
import { notify } from './notify';

/** Several components may show the same query, but its failure is announced once. */
const announced = new WeakSet<AppError>();

/**
 * Announces each failure of a query that the component shows, once for all components with the same query. Queries are
 * silent otherwise.
 * @param error the query's `error`; a new one is a new failure
 */
export function useAnnounceFailure(error: AppError | null, feedback: QueryFeedback): void {
  const announce = useEffectEvent((failed: AppError) => {
    // A 401 ends the session, which session/end-refused-session.ts announces.
    if (failed.code === 'AUTHENTICATION_ERROR' || announced.has(failed)) return;
    announced.add(failed);
    const { failure, failureHint, isShownInline = false } = feedback;
    const reason = isShownInline ? undefined : failed.message;
    notify.failure(failure, { description: failureHint ?? reason, isShownInline });
  });
  useEffect(() => {
    if (error) announce(error);
  }, [error]);
}

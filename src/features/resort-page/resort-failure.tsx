import { Button } from '@/components/ui/button';
import { NETWORK_ERROR_USER_TEXT } from '@/config/error-catalogue';
import type { AppError } from '@/lib/errors';
import { m } from '@/paraglide/messages';

interface ResortFailureProps {
  error: AppError;
  onRetry: () => void;
}

/** Replaces a resort that could not be loaded. */
export function ResortFailure({ error, onRetry }: ResortFailureProps) {
  const isNetwork = error.code === 'NETWORK_ERROR';

  return (
    // As high as the window: the footer, below it while the resort loads, stays there.
    <section role="alert" className="wrap min-h-svh py-24">
      <h1>{isNetwork ? m.screen_network() : m.screen_went_wrong()}</h1>
      <p className="mt-3 max-w-measure text-lead text-ink-2">{isNetwork ? NETWORK_ERROR_USER_TEXT : error.message}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="ink" onClick={onRetry}>
          {isNetwork ? m.action_retry() : m.action_try_again()}
        </Button>
        <Button onClick={() => window.location.reload()}>{m.action_refresh()}</Button>
      </div>
    </section>
  );
}

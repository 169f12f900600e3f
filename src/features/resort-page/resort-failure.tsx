import { failureWords } from '@/components/failure-words';
import { Button } from '@/components/ui/button';
import type { AppError } from '@/lib/errors';
import { m } from '@/paraglide/messages';

interface ResortFailureProps {
  error: AppError;
  onRetry: () => void;
}

/** Replaces a resort that could not be loaded. */
export function ResortFailure({ error, onRetry }: ResortFailureProps) {
  const { title, reason, retry } = failureWords(error);
  return (
    // As high as the window: the footer, below it while the resort loads, stays there.
    <section role="alert" className="wrap min-h-svh py-24">
      <h1>{title}</h1>
      <p className="mt-3 max-w-measure text-lead text-ink-2">{reason}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="ink" onClick={onRetry}>
          {retry}
        </Button>
        <Button onClick={() => window.location.reload()}>{m.action_refresh()}</Button>
      </div>
    </section>
  );
}

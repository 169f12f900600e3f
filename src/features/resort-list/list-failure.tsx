import { failureWords } from '@/components/failure-words';
import { LoadError } from '@/components/load-error';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { AppError } from '@/lib/errors';
import { useIsOnline } from '@/lib/use-is-online';
import { m } from '@/paraglide/messages';

/** Shown when the list could not be loaded. Offline it is a neutral line, because nothing is broken. */
export function ListFailure({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  const isOnline = useIsOnline();
  if (error.code === 'NETWORK_ERROR' && !isOnline) {
    return (
      <Alert
        variant="warn"
        role="status"
        action={
          <Button variant="ink" size="small" onClick={onRetry}>
            {m.action_retry()}
          </Button>
        }
      >
        {m.list_offline()}
      </Alert>
    );
  }
  const { title, reason, retry } = failureWords(error);
  return (
    <LoadError
      title={title}
      message={reason}
      actions={[
        { label: retry, onClick: onRetry },
        { label: m.action_refresh(), onClick: () => window.location.reload() },
      ]}
    />
  );
}

import { LoadError } from '@/components/load-error';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { NETWORK_ERROR_USER_TEXT } from '@/config/error-catalogue';
import type { AppError } from '@/lib/errors';
import { useIsOnline } from '@/lib/use-is-online';
import { m } from '@/paraglide/messages';

/** The text for a failure; longer if there was no response at all. */
export function failureText(error: AppError): string {
  return error.code === 'NETWORK_ERROR' ? NETWORK_ERROR_USER_TEXT : error.message;
}

/** Shown when the list could not be loaded. Offline it is a neutral line, because nothing is broken. */
export function ListFailure({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  const isOnline = useIsOnline();
  const isNetwork = error.code === 'NETWORK_ERROR';
  if (isNetwork && !isOnline) {
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
  return (
    <LoadError
      title={isNetwork ? m.screen_network() : m.screen_went_wrong()}
      message={failureText(error)}
      actions={[
        { label: isNetwork ? m.action_retry() : m.action_try_again(), onClick: onRetry },
        { label: m.action_refresh(), onClick: () => window.location.reload() },
      ]}
    />
  );
}

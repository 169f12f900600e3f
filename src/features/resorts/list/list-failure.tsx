import { LoadError } from '@/components/load-error';
import { Alert } from '@/components/ui/alert';
import { NETWORK_ERROR_USER_TEXT } from '@/config/error-catalogue';
import { messages } from '@/config/messages';
import { cn } from '@/lib/class-names';
import type { AppError } from '@/lib/errors';

/** What is said of a failure; no answer at all gets the longer wording. */
export function failureText(error: AppError): string {
  return error.code === 'NETWORK_ERROR' ? NETWORK_ERROR_USER_TEXT : error.message;
}

/** Stands in for a list that could not be loaded. */
export function ListFailure({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  const isNetwork = error.code === 'NETWORK_ERROR';
  return (
    <LoadError
      title={isNetwork ? messages.screen.network : messages.screen.wentWrong}
      message={failureText(error)}
      actions={[
        { label: isNetwork ? 'Retry' : 'Try Again', onClick: onRetry },
        { label: 'Refresh Page', onClick: () => window.location.reload() },
      ]}
    />
  );
}

/** Says that the list waits for the connection, and that nobody has to do anything. */
export function OfflineLine({ className }: { className: string | undefined }) {
  return (
    <Alert variant="warn" role="status" className={cn(className)}>
      You are offline. The resorts load as soon as the connection is back.
    </Alert>
  );
}

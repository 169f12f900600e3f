import type { FallbackProps } from 'react-error-boundary';
import { networkError } from '@/config/error-catalogue';
import { messages } from '@/config/messages';
import { LoadError } from './load-error';
import { useChunkFailure } from './use-chunk-failure';

const reload = () => window.location.reload();

/** Fallback for a lazy component whose chunk could not be loaded, with a button that requests it again. */
export function ChunkFailure({ error, resetErrorBoundary }: FallbackProps) {
  const reason = useChunkFailure(error);
  if (reason === null) return null;
  const tryAgain = { label: 'Try Again', onClick: () => resetErrorBoundary() };
  return reason === 'new-version' ? (
    <LoadError
      title={messages.newVersion.ready}
      message={messages.newVersion.replaced}
      actions={[{ label: messages.newVersion.reload, onClick: reload }, tryAgain]}
    />
  ) : (
    <LoadError title={messages.screen.network} message={networkError.message} actions={[tryAgain]} />
  );
}

import type { ReactNode } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { networkError } from '@/config/error-catalogue';
import { leavingFocusAround } from '@/lib/focus-heading';
import { m } from '@/paraglide/messages';
import { LoadError } from './load-error';
import { useChunkFailure } from './use-chunk-failure';

const reload = () => window.location.reload();

export interface ChunkFailureProps extends FallbackProps {
  /** What was shown while the chunk loaded. It stays until it is known why the chunk is missing. */
  fallback: ReactNode;
}

/** Fallback for a lazy component whose chunk could not be loaded, with a button that requests it again. */
export function ChunkFailure({ error, resetErrorBoundary, fallback }: ChunkFailureProps) {
  const reason = useChunkFailure(error);
  if (reason === null) return fallback;
  const tryAgain = { label: m.action_try_again(), onClick: leavingFocusAround(resetErrorBoundary) };
  return reason === 'new-version' ? (
    <LoadError
      title={m.new_version_ready()}
      message={m.new_version_replaced()}
      actions={[{ label: m.new_version_reload(), onClick: reload }, tryAgain]}
    />
  ) : (
    <LoadError title={m.screen_network()} message={networkError.message} actions={[tryAgain]} />
  );
}

import { useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { Button } from '@/components/ui/button';
import { useChunkFailure } from '@/components/use-chunk-failure';
import { NETWORK_ERROR_USER_TEXT, UNEXPECTED_ERROR } from '@/config/error-catalogue';
import { AppError } from '@/lib/errors';
import { isMissingChunk } from '@/lib/import-chunk';
import { reportError } from '@/lib/report-error';
import { m } from '@/paraglide/messages';

type Kind = 'network' | 'new-version' | 'broken';

const texts: Record<Kind, { title: string; text: string; retry: string; reload: string }> = {
  network: {
    title: m.screen_network(),
    text: NETWORK_ERROR_USER_TEXT,
    retry: m.action_retry(),
    reload: m.action_refresh(),
  },
  'new-version': {
    title: m.new_version_ready(),
    text: m.new_version_replaced(),
    retry: m.action_retry(),
    reload: m.new_version_reload(),
  },
  broken: {
    title: m.screen_went_wrong(),
    text: `${UNEXPECTED_ERROR}.`,
    retry: m.action_try_again(),
    reload: m.action_refresh(),
  },
};

/** Null until the reason for a missing chunk is known. */
function useKind(error: unknown): Kind | null {
  const isChunk = isMissingChunk(error);
  const reason = useChunkFailure(isChunk ? error : null);
  if (isChunk) return reason;
  return error instanceof AppError && error.code === 'NETWORK_ERROR' ? 'network' : 'broken';
}

/**
 * Replaces a page that threw or whose chunk is missing; the layout around it stays. Distinguishes a lost connection from a
 * deploy that has replaced the chunk.
 */
export function ErrorScreen({ error, resetErrorBoundary }: FallbackProps) {
  const kind = useKind(error);
  useEffect(() => {
    if (kind === 'broken') reportError(error);
  }, [error, kind]);
  if (kind === null) return null;

  const { title, text, retry, reload } = texts[kind];
  const isReloadFirst = kind === 'new-version';
  return (
    <section role="alert" className="wrap py-24">
      <PageHead title={title} />
      <h1 className="text-title">{title}</h1>
      <p className="mt-3 max-w-measure text-lead text-ink-2">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant={isReloadFirst ? 'default' : 'ink'} onClick={() => resetErrorBoundary()}>
          {retry}
        </Button>
        <Button
          variant={isReloadFirst ? 'ink' : 'default'}
          className={isReloadFirst ? 'order-first' : undefined}
          onClick={() => window.location.reload()}
        >
          {reload}
        </Button>
      </div>
    </section>
  );
}

/** The error screen for errors that the router caught, in a loader or a layout. Retrying navigates to the same address. */
export function RouteErrorScreen() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const retry = () => void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  return <ErrorScreen error={error} resetErrorBoundary={retry} />;
}

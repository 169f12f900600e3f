import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { Button } from '@/components/ui/button';
import { NETWORK_ERROR_USER_TEXT, UNEXPECTED_ERROR } from '@/config/error-catalogue';
import { messages } from '@/config/messages';
import { AppError } from '@/lib/errors';
import { isMissingChunk } from '@/lib/missing-chunk';
import { reportError } from '@/lib/report-error';

/** Takes the place of a page that broke; the frame around it stays. A page whose code did not arrive is a network error. */
export function ErrorScreen({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const location = useLocation();
  const isNetwork = isMissingChunk(error) || (error instanceof AppError && error.code === 'NETWORK_ERROR');
  const title = isNetwork ? messages.screen.network : messages.screen.wentWrong;

  useEffect(() => {
    if (!isNetwork) reportError(error);
  }, [error, isNetwork]);

  return (
    <section role="alert" className="wrap py-24">
      <PageHead title={title} />
      <h1 className="text-title">{title}</h1>
      <p className="mt-3 max-w-(--measure) text-lead text-ink-2">
        {isNetwork ? NETWORK_ERROR_USER_TEXT : `${UNEXPECTED_ERROR}.`}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          variant="ink"
          onClick={() => navigate(location, { replace: true, state: location.state, preventScrollReset: true })}
        >
          {isNetwork ? 'Retry' : 'Try Again'}
        </Button>
        <Button onClick={() => window.location.reload()}>Refresh Page</Button>
      </div>
    </section>
  );
}

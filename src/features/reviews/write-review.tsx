import { useRef } from 'react';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { LoadError } from '@/components/load-error';
import { Panel, PanelTitle } from '@/components/ui/panel';
import { Spinner } from '@/components/ui/spinner';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { ReviewInvitation, WRITE_REVIEW_ID } from './review-invitation';
import type { OwnReview } from './use-own-review';

// Most readers do not write a review, so the form is a lazy chunk.
const ReviewForm = lazyWithRetry(
  () => import('./review-form'),
  ({ ReviewForm }) => ReviewForm,
);

interface WriteReviewProps {
  resortId: string;
  ownReview: OwnReview;
  /** Called once a review has been sent. */
  onSent: () => void;
}

/** The panel beside the list of someone who has not written a review: the form, or why there is none. */
export function WriteReview({ resortId, ownReview: { state, recheck }, onSent }: WriteReviewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed retry button disappears; focus the title that replaces it.
  useRestoreFocus(title, state.status, (before) => before === 'unknown');

  if (state.status === 'unknown') {
    return (
      <LoadError
        title={m.reviews_check_failed()}
        message={state.error.message}
        actions={[{ label: m.action_try_again(), onClick: recheck }]}
      />
    );
  }
  return (
    <Panel>
      <PanelTitle id={WRITE_REVIEW_ID} ref={title} tabIndex={-1}>
        {m.reviews_write()}
      </PanelTitle>
      {state.status === 'invited' && <ReviewInvitation />}
      {state.status === 'checking' && <Checking />}
      {state.status === 'none' && (
        <ReviewForm
          key={`${state.userId} ${resortId}`}
          userId={state.userId}
          resortId={resortId}
          onSent={() => {
            recheck();
            onSent();
          }}
          fallback={<Checking />}
        />
      )}
    </Panel>
  );
}

function Checking() {
  return (
    <p role="status" className="flex items-center gap-2.5 text-ink-2">
      <Spinner />
      <span>{m.reviews_checking()}</span>
    </p>
  );
}

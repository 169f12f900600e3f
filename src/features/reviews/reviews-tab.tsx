import { useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { useAuth } from '@/session/auth-context';
import { OwnReviewDialogs } from './own-review-dialogs';
import { WRITE_REVIEW_ID } from './review-invitation';
import { ReviewList } from './review-list';
import { useOwnReview } from './use-own-review';
import { WriteReview } from './write-review';

interface ReviewsTabProps {
  resortId: string;
  resortName: string;
}

/** The reviews of a resort, with the panel to write one. */
export function ReviewsTab({ resortId, resortName }: ReviewsTabProps) {
  const userId = useAuth().user?.id ?? '';
  const ownReview = useOwnReview(resortId);
  const { state } = ownReview;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();

  // Closing the dialog of a deleted review may leave a draft, which the form reads under a new key.
  const [formVersion, setFormVersion] = useState(0);

  // When a second review is refused, the focused form disappears.
  useRestoreFocus(heading, state.status, (before) => before === 'none');

  return (
    <div className="detail-columns">
      <section aria-labelledby="reviews">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="reviews" ref={heading} tabIndex={-1}>
            {m.fact_reviews()}
          </h2>
          {state.status === 'none' && (
            <Button
              size="small"
              className="lg:hidden"
              onClick={() => document.getElementById(WRITE_REVIEW_ID)?.focus()}
            >
              {m.reviews_write()}
            </Button>
          )}
        </div>
        {state.status === 'written' && (
          // Target for those who logged in to write a review.
          <Alert id={WRITE_REVIEW_ID} role="status" className="mb-6">
            {m.reviews_own()}
          </Alert>
        )}
        <OwnReviewDialogs
          key={userId}
          userId={userId}
          resortNameOf={() => resortName}
          onFocusLost={focusHeading}
          onLeft={() => setFormVersion((version) => version + 1)}
        >
          {(renderActions) => (
            <ReviewList
              resortId={resortId}
              ownId={state.status === 'written' ? state.review.id : undefined}
              renderActions={renderActions}
              onRetry={focusHeading}
            />
          )}
        </OwnReviewDialogs>
      </section>
      {state.status !== 'written' && (
        <aside className="screen-only">
          <WriteReview key={formVersion} resortId={resortId} ownReview={ownReview} onSent={focusHeading} />
        </aside>
      )}
    </div>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { deletingReview, useDeleteReview } from '@/api/reviews/reviews.mutations';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { m } from '@/paraglide/messages';
import { dropDraft } from '@/session/draft-storage';
import type { OwnReviewDialogProps } from './edit-review-dialog';
import { reviewEditDraft } from './review-drafts';

/** Confirms the deletion of one's own review; stays open if that fails. Needs a new key each time it opens. */
export function DeleteReviewDialog(props: OwnReviewDialogProps) {
  const { userId, review, resortName, open, onClose, onClosed } = props;
  const { mutate, isPending, error } = useDeleteReview();
  const queryClient = useQueryClient();

  function confirm() {
    if (queryClient.isMutating({ mutationKey: deletingReview }) > 0) return;
    mutate(review.id, {
      onSuccess: () => {
        dropDraft(reviewEditDraft(userId, review));
        onClose();
      },
    });
  }

  return (
    <Dialog
      placement="alert"
      open={open}
      title={m.reviews_delete_title()}
      description={
        <div className="wrap-anywhere">
          <p>
            {review.title
              ? m.reviews_delete_question({ title: review.title, resort: resortName })
              : m.reviews_delete_question_untitled({ resort: resortName })}
          </p>
          <p className="mt-2 text-small">{m.reviews_delete_warning()}</p>
        </div>
      }
      foot={
        <>
          <Button size="small" disabled={isPending} onClick={onClose}>
            {m.action_cancel()}
          </Button>
          <Button size="small" variant="danger" busy={isPending} busyLabel={m.reviews_deleting()} onClick={confirm}>
            {m.reviews_delete()}
          </Button>
        </>
      }
      onClose={() => isPending || onClose()}
      onClosed={onClosed}
    >
      {error && !isPending && (
        <Alert variant="danger" className="mt-5">
          <b className="block">{m.reviews_delete_error()}</b>
          <span>{error.message}</span>
        </Alert>
      )}
    </Dialog>
  );
}

import { type MouseEvent, useRef } from 'react';
import { useDeleteReview } from '@/api/reviews/reviews.mutations';
import { Alert } from '@/components/ui/alert';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { messages } from '@/config/messages';
import { dropDraft } from '@/session/draft-storage';
import type { OwnReviewDialogProps } from './edit-review-dialog';
import { reviewEditDraft } from './review-drafts';

/** Confirms the deletion of one's own review; stays open when that fails. Key it by opening. */
export function DeleteReviewDialog(props: OwnReviewDialogProps) {
  const { userId, review, resortName, open, onClose, onCloseAutoFocus } = props;
  const { mutate, isPending, error } = useDeleteReview();
  const isOnItsWay = useRef(false);

  function confirm(event: MouseEvent) {
    // Otherwise the click would close the dialog before the response is there.
    event.preventDefault();
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    mutate(review.id, {
      onSuccess: () => {
        dropDraft(reviewEditDraft(userId, review));
        onClose();
      },
      onSettled: () => {
        isOnItsWay.current = false;
      },
    });
  }

  return (
    <AlertDialog open={open} onOpenChange={(next) => next || isPending || onClose()}>
      <AlertDialogContent onCloseAutoFocus={onCloseAutoFocus}>
        <AlertDialogTitle>Delete review</AlertDialogTitle>
        <AlertDialogDescription asChild>
          <div className="wrap-anywhere">
            <p>{messages.reviews.deleteQuestion(review.title, resortName)}</p>
            <p className="mt-2 text-small">{messages.reviews.deleteWarning}</p>
          </div>
        </AlertDialogDescription>
        {error && !isPending && (
          <Alert variant="danger" className="mt-5">
            <b className="block">{messages.reviews.deleteError}</b>
            <span>{error.message}</span>
          </Alert>
        )}
        <AlertDialogFooter>
          <AlertDialogCancel disabled={isPending}>Cancel</AlertDialogCancel>
          <AlertDialogAction busy={isPending} busyLabel="Deleting..." onClick={confirm}>
            Delete
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

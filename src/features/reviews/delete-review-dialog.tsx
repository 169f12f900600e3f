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

/** Confirms the deletion of an own review; stays open when that fails. Needs a new key for each opening. */
export function DeleteReviewDialog(props: OwnReviewDialogProps) {
  const { userId, review, resortName, open, onClose, onCloseAutoFocus } = props;
  const { mutate, isPending, error } = useDeleteReview();
  const isPosting = useRef(false);

  function confirm(event: MouseEvent) {
    // Keeps the dialog open until the response is there.
    event.preventDefault();
    if (isPosting.current) return;
    isPosting.current = true;
    mutate(review.id, {
      onSuccess: () => {
        dropDraft(reviewEditDraft(userId, review));
        onClose();
      },
      onSettled: () => {
        isPosting.current = false;
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

import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { Review } from '@/api/reviews/review.schema';
import { updatingReview, useAddReview, useUpdateReview } from '@/api/reviews/reviews.mutations';
import { DraftNotice } from '@/components/form/draft-notice';
import { RatingField } from '@/components/form/rating-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useSubmit } from '@/components/form/use-submit';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useEarlierSending } from '@/lib/use-earlier-sending';
import { m } from '@/paraglide/messages';
import { isSameReview, reviewEditDraft } from './review-drafts';
import { blankReview, reviewEditSchema, reviewFormSchema } from './review-form.schema';
import { useReviewForm } from './use-review-form';

export interface OwnReviewDialogProps {
  userId: string;
  review: Review;
  resortName: string;
  open: boolean;
  onClose: () => void;
  /** Places the focus once the dialog has closed. */
  onClosed: () => void;
}

/**
 * Edits one's own review. A click outside closes the dialog only while nothing is changed; Escape and Close keep the
 * changes as a draft, Cancel discards them. A review that was deleted elsewhere can be published again. Needs a new key
 * each time it opens.
 */
export function EditReviewDialog(props: OwnReviewDialogProps) {
  const { userId, review, resortName, open, onClose, onClosed } = props;
  const formId = useId();
  const update = useUpdateReview(review);
  const add = useAddReview(review.resortId);
  // Only a review of a known resort can be published again.
  const isGone = review.resortId !== '' && update.error?.statusCode === 404;
  const initial = isGone ? blankReview : { rating: review.rating, title: review.title, comment: review.comment };
  const { form, isRestored, keep, forget, discard } = useReviewForm({
    owner: reviewEditDraft(userId, review),
    initial,
    schema: isGone ? reviewFormSchema : reviewEditSchema,
    mode: 'onChange',
  });
  const { control } = form;
  const [rating, title, comment] = useWatch({ control, name: ['rating', 'title', 'comment'] });
  const values = { rating, title, comment };

  const { onSubmit, isSubmitting, serverError } = useSubmit({
    form,
    send: (text) => {
      // On a 404 the unchanged text is lost as well, so it is kept, too.
      keep();
      return isGone
        ? add.mutateAsync({ resortId: review.resortId, ...text })
        : update.mutateAsync({ id: review.id, ...text });
    },
    focusOnFailure: 'comment',
    onSent: leave,
  });
  const isBeingSent = useEarlierSending(updatingReview(review.id), (isSent) => isSent && leave());
  const isBusy = isSubmitting || isBeingSent;

  function leave() {
    forget();
    onClose();
  }

  function holdWhileChanged(event: Event) {
    if (isBusy || !isSameReview(values, initial)) event.preventDefault();
  }

  return (
    <Dialog
      open={open}
      title={m.reviews_edit_title()}
      description={resortName}
      foot={
        <>
          <Button disabled={isBusy} onClick={leave}>
            {m.action_cancel()}
          </Button>
          <Button
            type="submit"
            variant="primary"
            form={formId}
            busy={isBusy}
            busyLabel={isGone ? m.reviews_submitting() : m.reviews_saving()}
            disabled={!isGone && !reviewEditSchema.safeParse(values).success}
          >
            {isGone ? m.reviews_publish_anew() : m.reviews_save()}
          </Button>
        </>
      }
      onClose={() => isBusy || onClose()}
      onClosed={onClosed}
      onInteractOutside={holdWhileChanged}
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="mt-5 grid gap-4.5">
        <fieldset disabled={isBusy} className="grid gap-4.5">
          <RatingField control={control} name="rating" />
          <TextField control={control} name="title" label={m.reviews_title_label()} autoComplete="off" />
          <TextareaField control={control} name="comment" label={m.reviews_comment_label()} />
        </fieldset>
        {isRestored && !isGone && !isBeingSent && (
          <DraftNotice
            discard={m.form_discard_changes()}
            onDiscard={() => {
              discard();
              form.setFocus('rating');
            }}
          >
            {m.form_changes_back()}
          </DraftNotice>
        )}
        {isGone && (
          <Alert variant="warn" role="alert">
            {m.reviews_gone_while_edited()}
          </Alert>
        )}
        {serverError && !(isGone && add.error === null) && <Alert variant="danger">{serverError}</Alert>}
      </form>
    </Dialog>
  );
}

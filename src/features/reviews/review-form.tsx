import { useAddReview } from '@/api/reviews/reviews.mutations';
import { DraftNotice } from '@/components/form/draft-notice';
import { RatingField } from '@/components/form/rating-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useSubmit } from '@/components/form/use-submit';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { REVIEW_COMMENT, REVIEW_TITLE } from '@/config/constants';
import { m } from '@/paraglide/messages';
import { newReviewDraft } from './review-drafts';
import { blankReview, reviewFormSchema } from './review-form.schema';
import { WRITE_REVIEW_ID } from './review-invitation';
import { useReviewForm } from './use-review-form';

interface ReviewFormProps {
  userId: string;
  resortId: string;
  /** Called once the review exists. */
  onSent: () => void;
}

const lengths = ({ min, max }: { min: number; max: number }) =>
  m.reviews_lengths({ min: String(min), max: String(max) });

/** Stars, title and text of a new review. Key it by person and resort, like its draft. */
export function ReviewForm({ userId, resortId, onSent }: ReviewFormProps) {
  const { mutateAsync } = useAddReview(resortId);
  const { form, isRestored, keep, discard } = useReviewForm({
    owner: newReviewDraft(userId, resortId),
    initial: blankReview,
    schema: reviewFormSchema,
  });
  const { onSubmit, isSubmitting, serverError } = useSubmit({
    form,
    send: (text) => {
      keep();
      return mutateAsync({ resortId, ...text });
    },
    focusOnFailure: 'comment',
    onSent: () => {
      discard();
      onSent();
    },
  });
  const { control } = form;

  return (
    <form noValidate onSubmit={onSubmit} aria-labelledby={WRITE_REVIEW_ID} className="grid gap-4.5">
      {isRestored && (
        <DraftNotice
          discard={m.reviews_discard_draft()}
          onDiscard={() => {
            discard();
            form.setFocus('rating');
          }}
        >
          {m.reviews_draft_back()}
        </DraftNotice>
      )}
      <fieldset disabled={isSubmitting} className="grid gap-4.5">
        <RatingField control={control} name="rating" />
        <TextField
          control={control}
          name="title"
          label={m.reviews_title_label()}
          limit={REVIEW_TITLE.max}
          hint={lengths(REVIEW_TITLE)}
          autoComplete="off"
        />
        <TextareaField
          control={control}
          name="comment"
          label={m.reviews_comment_label()}
          limit={REVIEW_COMMENT.max}
          hint={lengths(REVIEW_COMMENT)}
          placeholder={m.reviews_placeholder()}
        />
      </fieldset>
      {serverError && <Alert variant="danger">{serverError}</Alert>}
      <Button
        type="submit"
        variant="primary"
        busy={isSubmitting}
        busyLabel={m.reviews_submitting()}
        className="justify-self-start"
      >
        {m.reviews_submit()}
      </Button>
    </form>
  );
}

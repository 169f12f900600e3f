import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type DraftOwner, dropDraft, keepDraft, readDraft } from '@/session/draft-storage';
import { type ReviewValues, reviewDraftSchema, type reviewFormSchema } from './review-form.schema';

interface ReviewFormOptions {
  /** Whose draft it is, and of what. The form has to be keyed by it. */
  owner: DraftOwner;
  /** What the form holds when nobody has typed. */
  initial: ReviewValues;
  schema: typeof reviewFormSchema;
  /** When the rules first speak. */
  mode?: 'onSubmit' | 'onChange';
}

/** Whether two reviews say the same. */
export const isSameReview = (a: ReviewValues, b: ReviewValues): boolean =>
  a.rating === b.rating && a.title === b.title && a.comment === b.comment;

/**
 * The form of a review, whose draft is stored as it is typed: they survive a failure, a reload and a lost session.
 * `isRestored` says that it began with such words. `keep` keeps what the fields hold now, typed or not; `forget` drops
 * what is stored and leaves the fields alone, `discard` empties them too.
 */
export function useReviewForm({ owner, initial, schema, mode = 'onSubmit' }: ReviewFormOptions) {
  const { userId, key } = owner;
  const { rating, title, comment } = initial;
  const [draft] = useState(() => readDraft(owner, reviewDraftSchema));
  const [isRestored, setRestored] = useState(draft !== null);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: draft ?? initial, mode });
  const { subscribe, reset } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isSameReview(values, { rating, title, comment })) dropDraft({ userId, key });
          else keepDraft({ userId, key }, values);
        },
      }),
    [subscribe, userId, key, rating, title, comment],
  );

  const keep = () => keepDraft(owner, form.getValues());
  const forget = () => dropDraft(owner);
  function discard() {
    // The fields stay registered, so that one of them can take the focus at once.
    reset(initial, { keepFieldsRef: true });
    forget();
    setRestored(false);
  }

  return { form, isRestored, keep, forget, discard };
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type DraftOwner, keepDraft } from '@/session/draft-storage';
import { useKeepDraft } from '@/session/use-keep-draft';
import { isSameReview, readChanges } from './review-drafts';
import type { ReviewValues, reviewFormSchema } from './review-form.schema';

interface ReviewFormOptions {
  /** Identifies the draft. Key the form by it. */
  owner: DraftOwner;
  /** Default values of the form. */
  initial: ReviewValues;
  schema: typeof reviewFormSchema;
  /** When the form is first validated. */
  mode?: 'onSubmit' | 'onChange';
}

/**
 * A review form with a draft, stored on each change, that survives a failure, a reload and a lost session.
 * `isRestored`: the form was filled from a draft. `keep` stores the current values, for before they are sent: another tab may
 * have dropped the draft. `forget` drops the draft but not the fields' values; `discard` resets the fields too.
 */
export function useReviewForm({ owner, initial, schema, mode = 'onSubmit' }: ReviewFormOptions) {
  const [draft] = useState(() => readChanges(owner, initial));
  const [isRestored, setRestored] = useState(draft !== null);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: draft ?? initial, mode });
  const forget = useKeepDraft(form, owner, (values) => (isSameReview(values, initial) ? null : values));

  const keep = () => keepDraft(owner, form.getValues());
  function discard() {
    // Keeps the fields registered, so that one of them can be focused at once.
    form.reset(initial, { keepFieldsRef: true });
    forget();
    setRestored(false);
  }

  return { form, isRestored, keep, forget, discard };
}

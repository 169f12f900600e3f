import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod/mini';
import type { Profile } from '@/api/auth/user.schema';
import { getSession } from '@/session/auth-storage';
import { dropDraft, readDraft } from '@/session/draft-storage';
import { useKeepDraft } from '@/session/use-keep-draft';

const draftSchema = z.partial(z.object({ username: z.string(), fullName: z.string(), avatarUrl: z.string() }));
const fields = ['username', 'fullName', 'avatarUrl'] as const;

/**
 * Stores unsaved changes of the profile as a draft, which survives a lost session and a reload, and restores them into the form.
 * Leaving the page in any other way drops the draft: the visitor was asked before.
 * @param saved what the server has
 * @returns `isRestored`: the form has changes of the draft; `forget` drops the draft, once it is saved; `discard` resets the fields
 * too
 */
export function useProfileDraft(
  form: UseFormReturn<Profile>,
  userId: string,
  saved: Profile,
): { isRestored: boolean; forget: () => void; discard: () => void } {
  const { getValues, setValue, reset } = form;
  const owner = { userId, key: 'profile' };

  const changedIn = (values: Profile) => fields.filter((field) => values[field] !== saved[field]);

  const [draft] = useState(() => readDraft(owner, draftSchema) ?? {});
  const [isRestored, setRestored] = useState(() =>
    fields.some((field) => (draft[field] ?? saved[field]) !== saved[field]),
  );

  const drop = useKeepDraft(form, owner, (values) => {
    // Without the other fields, which may have another value on the server by the time the draft is restored.
    const changed = changedIn(values);
    return changed.length > 0 ? Object.fromEntries(changed.map((field) => [field, values[field]])) : null;
  });

  const restore = useEffectEvent(() => {
    for (const field of fields) {
      const typed = draft[field];
      if (typed !== undefined) setValue(field, typed, { shouldDirty: true });
    }
  });
  useEffect(() => restore(), []);

  const leave = useEffectEvent(() => {
    // Without changes here, the draft is another tab's.
    if (getSession()?.user.id === userId && changedIn(getValues()).length > 0) dropDraft(owner);
  });
  useEffect(() => () => leave(), []);

  function forget() {
    drop();
    setRestored(false);
  }
  function discard() {
    // Keeps the fields registered, so that one of them can be focused at once.
    reset(saved, { keepFieldsRef: true, keepDirtyValues: false, keepErrors: false });
    forget();
  }

  return { isRestored, forget, discard };
}

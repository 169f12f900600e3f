import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod/mini';
import type { Profile } from '@/api/auth/user.schema';
import { getSession } from '@/session/auth-storage';
import { dropDraft, keepDraft, readDraft } from '@/session/draft-storage';

const draftSchema = z.object({ username: z.string(), fullName: z.string(), avatarUrl: z.string() });
const fields = ['username', 'fullName', 'avatarUrl'] as const;

/**
 * Stores unsaved changes of the profile as a draft, which survives a lost session and a reload, and restores them into the form.
 * Whoever leaves the page otherwise has been asked, and drops them.
 * @param saved what the server has
 * @returns drops the draft, once it is saved
 */
export function useProfileDraft(
  { setValue, subscribe }: UseFormReturn<Profile>,
  userId: string,
  saved: Profile,
): () => void {
  const owner = { userId, key: 'profile' };

  const keepChanges = useEffectEvent((values: Profile) => {
    if (fields.every((field) => values[field] === saved[field])) dropDraft(owner);
    else keepDraft(owner, values);
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepChanges(values) }),
    [subscribe],
  );

  const restore = useEffectEvent(() => {
    const draft = readDraft(owner, draftSchema);
    for (const field of draft ? fields : []) setValue(field, draft?.[field] ?? '', { shouldDirty: true });
  });
  useEffect(() => restore(), []);

  useEffect(
    () => () => {
      if (getSession()?.user.id === userId) dropDraft({ userId, key: 'profile' });
    },
    [userId],
  );

  return () => dropDraft(owner);
}

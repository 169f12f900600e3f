import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useAskBeforeUnload } from '@/lib/use-ask-before-unload';
import { type DraftOwner, dropDraft, keepDraft } from './draft-storage';

/**
 * Stores each change of a form as its owner's draft. While the browser does not store it, it asks before a reload.
 * @param draftOf what to store of the values; null drops the draft
 * @returns a function that drops the draft, once it is sent or discarded
 */
export function useKeepDraft<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  { userId, key }: DraftOwner,
  draftOf: (values: Values) => unknown,
): () => void {
  const [isUnstored, setUnstored] = useState(false);
  useAskBeforeUnload(isUnstored);

  const draftNow = useEffectEvent(draftOf);
  useEffect(() => {
    const owner = { userId, key };
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const draft = draftNow(values);
        if (draft === null) dropDraft(owner);
        setUnstored(draft !== null && !keepDraft(owner, draft));
      },
    });
  }, [subscribe, userId, key]);

  return () => {
    dropDraft({ userId, key });
    setUnstored(false);
  };
}

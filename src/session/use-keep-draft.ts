import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftOwner, dropDraft, keepDraft } from './draft-storage';

/**
 * Stores each change of a form as its owner's draft.
 * @param draftOf what to store of the values; null drops the draft
 */
export function useKeepDraft<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  { userId, key }: DraftOwner,
  draftOf: (values: Values) => unknown,
): void {
  const draftNow = useEffectEvent(draftOf);
  useEffect(() => {
    const owner = { userId, key };
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const draft = draftNow(values);
        if (draft === null) dropDraft(owner);
        else keepDraft(owner, draft);
      },
    });
  }, [subscribe, userId, key]);
}

import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod/mini';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { useAuth } from '@/session/auth-context';
import { type DraftOwner, readDraft, VISITOR } from '@/session/draft-storage';
import { useKeepDraft } from '@/session/use-keep-draft';
import { type ContactFormValues, emptyContactForm, type InquiryType, inquiryTypes } from './contact-form.schema';

const draftSchema = z.object({
  inquiryType: z.enum(inquiryTypes),
  name: z.string(),
  email: z.string(),
  message: z.string(),
});

const contactDraft = (userId: string): DraftOwner => ({ userId, key: 'contact' });

/** What has been typed so far, without the fields left blank. */
const typedOf = ({ inquiryType: _chosen, ...texts }: ContactFormValues): Partial<ContactFormValues> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

const isBlank = ({ name, email, message }: ContactFormValues) => `${name}${email}${message}`.trim() === '';

/**
 * Saves an unsent message as a draft, for visitors too, and restores it into the form. An empty form drops the draft. Drafts
 * belong to a person: when the person changes, their own draft is restored, which is that of a visitor who has signed in.
 * @param requested the inquiry type in the address, which overrides the draft's
 * @returns a function that drops the draft of a message that was sent, whose author may have left the page meanwhile
 */
export function useContactDraft(
  form: UseFormReturn<ContactFormValues>,
  requested: InquiryType | undefined,
): () => void {
  const { getValues, reset } = form;
  const userId = useAuth().user?.id ?? VISITOR;

  // Everybody is a visitor until hydration: only then it is known whose draft to read, and who has typed.
  const isHydrated = useIsHydrated();
  const shownTo = useRef<string | null>(null);
  useEffect(() => {
    if (!isHydrated) return;
    // The address has followed a choice.
    if (shownTo.current === userId && getValues('inquiryType') === requested) return;
    const draft = readDraft(contactDraft(userId), draftSchema);
    const isOfSomebodyElse = shownTo.current !== null && shownTo.current !== userId;
    shownTo.current = userId;
    if (!draft && !requested && !isOfSomebodyElse) return;
    // What was typed before hydration is newer than the draft.
    const typed = isOfSomebodyElse ? {} : typedOf(getValues());
    reset({ ...emptyContactForm, ...draft, ...typed, ...(requested && { inquiryType: requested }) });
  }, [isHydrated, userId, requested, getValues, reset]);

  return useKeepDraft(form, contactDraft(userId), (values) => (isBlank(values) ? null : values));
}

import { useInlineMutation } from '@/lib/use-inline-mutation';
import { m } from '@/paraglide/messages';
import { sendContactMessage } from './contact.client';

export const sendingMessage = ['sending-message'] as const;

/** Sends a message to the team. */
export function useSendMessage() {
  return useInlineMutation({
    mutationKey: sendingMessage,
    mutationFn: sendContactMessage,
    meta: { success: m.contact_sent(), failure: m.contact_failed(), explainsFailure: false },
  });
}

import { messages } from '@/config/messages';
import { useInlineMutation } from '@/lib/use-inline-mutation';
import { sendContactMessage } from './contact.client';

/** Sends a message to the team. */
export function useSendMessage() {
  return useInlineMutation({
    mutationFn: sendContactMessage,
    meta: { success: messages.contact.sent, failure: messages.contact.failed, explainsFailure: false },
  });
}

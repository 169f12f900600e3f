import { useMutation } from '@tanstack/react-query';
import { messages } from '@/config/messages';
import { sendContactMessage } from './contact.client';

/** Sends a message to the team. */
export function useSendMessage() {
  return useMutation({
    mutationFn: sendContactMessage,
    meta: { success: messages.contact.sent, failure: messages.contact.failed, explainsFailure: false },
  });
}

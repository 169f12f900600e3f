import { useMutation } from '@tanstack/react-query';
import { messages } from '@/config/messages';
import { useIsMounted } from '@/lib/use-is-mounted';
import { sendContactMessage } from './contact.client';

/** Sends a message to the team. A failure is shown inline by the mounted form, as in reviews and accounts. */
export function useSendMessage() {
  const isShownInline = useIsMounted();
  return useMutation({
    mutationFn: sendContactMessage,
    meta: { success: messages.contact.sent, failure: messages.contact.failed, explainsFailure: false, isShownInline },
  });
}

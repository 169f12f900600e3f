import { NETWORK_ERROR_USER_TEXT } from '@/config/error-catalogue';
import type { AppError } from '@/lib/errors';
import { m } from '@/paraglide/messages';

/** How a failed request is shown: title, reason and the word of its retry. Without a response the reason is longer than its message. */
export const failureWords = ({ code, message }: AppError) =>
  code === 'NETWORK_ERROR'
    ? { title: m.screen_network(), reason: NETWORK_ERROR_USER_TEXT, retry: m.action_retry() }
    : { title: m.screen_went_wrong(), reason: message, retry: m.action_try_again() };

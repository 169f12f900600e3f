import { ANSWER_CACHES, type ForgetMessage } from '@/config/offline';

/**
 * Removes the saved copies of personal answers, also those to this token that are still on their way. Never throws:
 * where storage or workers are blocked, nothing was saved.
 */
export function forgetSavedAnswers(token: string | null): void {
  try {
    const message: ForgetMessage = { type: 'forget-answers', token };
    navigator.serviceWorker?.controller?.postMessage(message);
    // Here as well: this page may have no worker yet, or no longer.
    window.caches?.delete(ANSWER_CACHES.personal).catch(() => {});
  } catch {
    // Blocked storage holds nothing.
  }
}

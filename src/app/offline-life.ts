import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { messages } from '@/config/messages';
import { savedAtOf } from '@/lib/fetched';
import { forgetSavedAnswers } from '@/lib/forget-answers';
import { notify } from '@/lib/notify';
import { registerWorker } from '@/lib/site-worker';
import { getSession } from '@/session/auth-storage';

/** Milliseconds between two attempts to replace saved copies while the browser thinks that it is online. */
const ASK_AGAIN_EVERY = 30_000;
/** And after the browser has said that the network is back, which is often a little early. */
const ASK_AGAIN_AFTER = [0, 2000, 6000];

const isSaved = ({ state }: Query) => savedAtOf(state.data) !== null;

/** Asks again for what is only a saved copy, as soon as the network is back, and now and then while it should be there. */
function replaceSavedCopies(queryClient: QueryClient): void {
  const askAgain = () => void queryClient.invalidateQueries({ predicate: isSaved });
  onlineManager.subscribe((isOnline) => {
    if (isOnline) for (const delay of ASK_AGAIN_AFTER) setTimeout(askAgain, delay);
  });
  window.setInterval(() => {
    if (onlineManager.isOnline() && document.visibilityState === 'visible') askAgain();
  }, ASK_AGAIN_EVERY);
}

/** Lets the site start and be read without a network, and offers new versions of it. */
export function startOfflineLife(queryClient: QueryClient): void {
  if (getSession() === null) forgetSavedAnswers(null);
  replaceSavedCopies(queryClient);
  void registerWorker({
    // What was answered before the worker was there is asked for once more, so that a copy of it is kept.
    onFirstWorker: () =>
      void queryClient.refetchQueries({ type: 'all', predicate: ({ state }) => state.data !== undefined }),
    onNewVersion: (use) => {
      const { ready, reload, later } = messages.newVersion;
      notify.info(ready, { choice: { label: reload, run: use, later } });
    },
  });
}

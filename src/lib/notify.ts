import { TOAST_DURATION } from '@/config/constants';
import { importChunk } from './import-chunk';

interface Choice {
  label: string;
  run: () => void;
  /** Names the button that declines. */
  later: string;
}

interface Notice {
  /** Stays until one of its two buttons is pressed. */
  choice?: Choice;
  description?: string | undefined;
  /** Milliseconds it stays. */
  duration?: number;
  /** What it is about ("favorite zermatt"): a success removes the failures about the same, and no others. */
  about?: string | undefined;
  /** The page announces the failure itself: the toast is shown and not announced. */
  isShownInline?: boolean;
}

let onFirst: (() => void) | null = null;

/** Class of toasts that are shown and not announced (see components/ui/toast-roles). */
const UNANNOUNCED = 'unannounced';

/** Titles of failures that may still be on screen, by what they are about. */
const failures = new Map<string, string>();

/** Removes the toast of a failure about this, unless another failure in the same words shares it. */
function dismissFailure(about: string, dismiss: (title: string) => void): void {
  const title = failures.get(about);
  failures.delete(about);
  if (title !== undefined && ![...failures.values()].includes(title)) dismiss(title);
}

/** Calls back when the first notice is raised, for whoever renders the toasts. */
export function onFirstNotice(listener: () => void): void {
  onFirst = listener;
}

/**
 * Sonner is not part of the first load: most visits raise no toast. Imported once, since a browser does not promise that
 * two imports of what is still on its way arrive in their order, and notices must.
 */
const sonnerChunk = importChunk(() => import('sonner'));

async function raise(kind: 'success' | 'error' | 'message', title: string, notice: Notice): Promise<void> {
  const { choice, about } = notice;
  onFirst?.();
  onFirst = null;
  const sonner = await sonnerChunk.load().catch(() => null);
  if (!sonner) return;
  // A failure must not stay on screen beside the news that the next attempt succeeded.
  if (about !== undefined && kind === 'success') dismissFailure(about, sonner.toast.dismiss);
  if (about !== undefined && kind === 'error') failures.set(about, title);
  // The text is the toast's id, so that the same notice raised twice is one toast.
  sonner.toast[kind](title, {
    id: title,
    description: notice.description,
    duration: notice.duration ?? TOAST_DURATION,
    // Always given: a toast raised again keeps what it is not given anew.
    className: notice.isShownInline ? UNANNOUNCED : '',
    ...(choice && {
      duration: Number.POSITIVE_INFINITY,
      closeButton: false,
      action: { label: choice.label, onClick: choice.run },
      cancel: { label: choice.later, onClick: () => {} },
    }),
  });
}

/** Raises a toast; the only place that does. */
export const notify = {
  success: (title: string, notice: Notice = {}): void => void raise('success', title, notice),
  failure: (title: string, notice: Notice = {}): void => void raise('error', title, notice),
  info: (title: string, notice: Notice = {}): void => void raise('message', title, notice),
};

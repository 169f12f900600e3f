import { TOAST_DURATION } from '@/config/constants';

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
}

let onFirst: (() => void) | null = null;

/** Failures that may still be on screen. */
const failures = new Set<string>();

/** Calls back when the first notice is raised, for whoever draws the toasts. */
export function onFirstNotice(listener: () => void): void {
  onFirst = listener;
}

let coming: Promise<typeof import('sonner') | null> | null = null;

/**
 * Sonner is not part of the first load: most visits raise no toast. Asked for once, since a browser does not promise that
 * two imports of what is still on its way arrive in their order, and notices must. Null where it cannot be had.
 */
function fetchSonner(): Promise<typeof import('sonner') | null> {
  coming ??= import('sonner').catch(() => {
    coming = null;
    return null;
  });
  return coming;
}

async function raise(kind: 'success' | 'error' | 'message', title: string, notice: Notice): Promise<void> {
  const { choice } = notice;
  onFirst?.();
  onFirst = null;
  const sonner = await fetchSonner();
  if (!sonner) return;
  // A failure that has been mended must not stand beside the news of it.
  if (kind === 'success') {
    for (const failure of failures) sonner.toast.dismiss(failure);
    failures.clear();
  }
  if (kind === 'error') failures.add(title);
  // The text is the toast's id, so that the same notice raised twice is one toast.
  sonner.toast[kind](title, {
    id: title,
    description: notice.description,
    duration: notice.duration ?? TOAST_DURATION,
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

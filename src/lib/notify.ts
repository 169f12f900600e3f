import { TOAST_DURATION } from '@/config/constants';

interface Notice {
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

async function raise(kind: 'success' | 'error' | 'message', title: string, notice: Notice): Promise<void> {
  onFirst?.();
  onFirst = null;
  // Sonner is not part of the first load: most visits raise no toast. Where it cannot be had, the notice is dropped.
  const sonner = await import('sonner').catch(() => null);
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
  });
}

interface Choice {
  label: string;
  run: () => void;
}

/** Stays until one of its two buttons is pressed. */
async function offer(title: string, { label, run }: Choice, later: string): Promise<void> {
  onFirst?.();
  onFirst = null;
  const sonner = await import('sonner').catch(() => null);
  sonner?.toast.message(title, {
    id: title,
    duration: Number.POSITIVE_INFINITY,
    closeButton: false,
    action: { label, onClick: run },
    cancel: { label: later, onClick: () => {} },
  });
}

/** Raises a toast; the only place that does. */
export const notify = {
  success: (title: string, notice: Notice = {}): void => void raise('success', title, notice),
  failure: (title: string, notice: Notice = {}): void => void raise('error', title, notice),
  /** Offers something that can wait; `later` names the button that declines. */
  offer: (title: string, choice: Choice, later: string): void => void offer(title, choice, later),
  info: (title: string, notice: Notice = {}): void => void raise('message', title, notice),
};

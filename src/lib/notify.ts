import { TOAST_DURATION, TOASTS_MAX } from '@/config/constants';
import { localPath } from '@/config/locale';
import { importChunk } from './import-chunk';

interface Choice {
  label: string;
  run: () => void;
  /** Label of the button that declines. */
  later: string;
}

/** A link in a toast, such as to what was saved. */
export interface NoticeLink {
  label: string;
  /** Path on the site. */
  to: string;
}

interface Notice {
  /** Tells it apart from others in the same words, such as of two rounds with the same title. */
  id?: string;
  link?: NoticeLink | undefined;
  /** A button in the toast, such as Undo. */
  action?: { label: string; run: () => void };
  /** Stays until one of its two buttons is pressed. */
  choice?: Choice;
  description?: string | undefined;
  /** Milliseconds it stays. */
  duration?: number;
  /** Subject ("favorite zermatt"): a later notice removes failures with the same subject, and no others. */
  about?: string | undefined;
  /** Replaces the last replacing toast with the same subject, which is no longer true. */
  isReplacing?: boolean;
  /** The page announces the failure: the toast is shown, but not announced. */
  isShownInline?: boolean;
}

let follow = (path: string): void => window.location.assign(localPath(path));

/** Sets how the link of a notice is followed; called once with the router's navigate. */
export function followNoticeLinks(navigate: (path: string) => void): void {
  follow = navigate;
}

let onFirst: (() => void) | null = null;

/** Class of toasts that are shown and not announced (see components/ui/toast-roles). */
const UNANNOUNCED = 'unannounced';

/** A toast that a later notice with the same subject removes; a success only by one that `isReplacing`. */
interface Removable {
  about: string;
  id: string;
  isSuccess: boolean;
}

/** Those on screen, and some that have closed since. Failures of several subjects may share a toast. */
let removable: Removable[] = [];

/** Dismisses the oldest toasts, so that there is room for one more; those with a choice stay. */
function makeRoom({ toast }: typeof import('sonner'), raised: string): void {
  const others = toast.getToasts().filter(({ id }) => id !== raised);
  const surplus = others.length - (TOASTS_MAX - 1);
  const passing = others.filter((other) => !('cancel' in other && other.cancel));
  for (const { id } of passing.slice(0, Math.max(0, surplus))) toast.dismiss(id);
}

/** Keeps track of a toast and dismisses those it outdates, unless another subject shares them. */
function dismissOutdated({ toast }: typeof import('sonner'), raised: Removable, isReplacing = false): void {
  const onScreen = new Set(toast.getToasts().map(({ id }) => id));
  const isOutdated = (one: Removable) => one.about === raised.about && (isReplacing || !one.isSuccess);
  const outdated = removable.filter(isOutdated);
  removable = removable.filter((one) => onScreen.has(one.id) && !isOutdated(one));
  if (isReplacing || !raised.isSuccess) removable.push(raised);
  for (const { id } of outdated) if (!removable.some((other) => other.id === id)) toast.dismiss(id);
}

/** Calls back when the first notice is raised, so that the region of the toasts can be rendered. */
export function onFirstNotice(listener: () => void): void {
  onFirst = listener;
}

/**
 * Lazy, because most visits raise no toast. Imported once: two pending imports may resolve out of order, and notices must
 * not.
 */
const sonnerChunk = importChunk(() => import('sonner'));

/** Loads the toast library before the first notice, which may be about a lost network. Rejects with a ChunkLoadError. */
export const prepareNotices = async (): Promise<void> => void (await sonnerChunk.load());

/** Takes the focus from the toast, which closes, so that the page can place it after what `run` changes. */
function runInPage(run: () => void): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  run();
}

async function raise(kind: 'success' | 'error' | 'message', title: string, notice: Notice): Promise<void> {
  // By default the title is the toast's id, so that the same notice raised twice is one toast.
  const { choice, link, action, about, id = title } = notice;
  onFirst?.();
  onFirst = null;
  const sonner = await sonnerChunk.load().catch(() => null);
  if (!sonner) return;
  // A failure must not stay on screen beside the outcome of the next attempt.
  if (about !== undefined) dismissOutdated(sonner, { about, id, isSuccess: kind === 'success' }, notice.isReplacing);
  makeRoom(sonner, id);
  sonner.toast[kind](title, {
    id,
    description: notice.description,
    duration: notice.duration ?? TOAST_DURATION,
    // Always set: a toast raised again keeps its old options otherwise.
    className: notice.isShownInline ? UNANNOUNCED : '',
    action: link
      ? { label: link.label, onClick: () => follow(link.to) }
      : action && { label: action.label, onClick: () => runInPage(action.run) },
    ...(choice && {
      duration: Number.POSITIVE_INFINITY,
      closeButton: false,
      action: { label: choice.label, onClick: choice.run },
      cancel: { label: choice.later, onClick: () => {} },
    }),
  });
}

/** Raises a toast. The only user of sonner's `toast`. */
export const notify = {
  success: (title: string, notice: Notice = {}): void => void raise('success', title, notice),
  failure: (title: string, notice: Notice = {}): void => void raise('error', title, notice),
  info: (title: string, notice: Notice = {}): void => void raise('message', title, notice),
};

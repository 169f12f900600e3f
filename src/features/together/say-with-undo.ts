import { UNDO_TOAST_DURATION } from '@/config/constants';
import { notify } from '@/lib/notify';
import { m } from '@/paraglide/messages';

/**
 * Says in a toast what was done, and can undo it.
 * @param about its subject, with an id: rounds may have the same title and people the same name, and each has its own Undo
 * @param undo returns what to say of it then, or null if it could not be undone
 */
export function sayWithUndo(about: string, done: string, undo: () => string | null): void {
  const subject = { about, isReplacing: true };
  const run = () => {
    const undone = undo();
    if (undone !== null) notify.success(undone, { ...subject, id: `undone ${about}` });
  };
  const action = { label: m.action_undo(), run };
  notify.info(done, { ...subject, id: `done ${about}`, action, duration: UNDO_TOAST_DURATION });
}

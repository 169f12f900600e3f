import { UNDO_TOAST_DURATION } from '@/config/constants';
import { notify } from '@/lib/notify';
import { m } from '@/paraglide/messages';
import { forgetRound, restoreRound, type StoredRound } from './rounds-store';

/** Removes a round from this browser. A toast says so and can undo it. */
export function forgetWithUndo(stored: StoredRound): void {
  const { round } = stored;
  const title = round.title || m.round_untitled();
  const subject = { about: `round ${round.id}`, isReplacing: true };
  forgetRound(round.id);
  notify.info(m.round_forgotten({ title }), {
    ...subject,
    // Rounds may have the same title, and each has its own Undo.
    id: `forgotten ${round.id}`,
    action: {
      label: m.action_undo(),
      run: () => {
        restoreRound(stored);
        notify.success(m.round_restored({ title }), { ...subject, id: `restored ${round.id}` });
      },
    },
    duration: UNDO_TOAST_DURATION,
  });
}

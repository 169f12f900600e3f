import { UNDO_TOAST_DURATION } from '@/config/constants';
import { notify } from '@/lib/notify';
import { m } from '@/paraglide/messages';
import { restoreAnswer, type StoredRound } from './rounds-store';
import type { Person } from './rules/round';

/** Says in a toast that an answer was taken back, and can undo it. */
export function sayTakenBack(stored: StoredRound, person: Person): void {
  const { id, name } = person;
  const subject = { about: `answer ${id}`, isReplacing: true };
  notify.info(m.round_taken_back({ name }), {
    ...subject,
    // People may have the same name, and each has their own Undo.
    id: `taken back ${id}`,
    action: {
      label: m.action_undo(),
      run: () => {
        if (!restoreAnswer(stored, person)) return;
        notify.success(m.round_answer_restored({ name }), { ...subject, id: `answer restored ${id}` });
      },
    },
    duration: UNDO_TOAST_DURATION,
  });
}

import { formatCount, formatNames } from '@/lib/format';
import { m } from '@/paraglide/messages';
import type { Outcome, Tally } from './rules/board';
import type { Answer } from './rules/round';

/** The answers for a resort: "3 yes, 1 maybe, nobody against", "2 yes, 1 no"; or without those that are Maybe. */
export function tallyText({ yes, maybe, no }: Pick<Tally, 'yes' | 'maybe' | 'no'>, saysMaybe = true): string {
  if (yes + maybe + no === 0) return m.round_no_answer_yet();
  return [
    yes > 0 && m.round_yes({ shown: formatCount(yes) }),
    saysMaybe && maybe > 0 && m.round_maybe({ shown: formatCount(maybe) }),
    no > 0 ? m.round_no({ shown: formatCount(no) }) : m.round_nobody_against(),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The outcome of the board, as a headline. */
export function headline(outcome: Outcome, nameOf: (id: string) => string): string {
  switch (outcome.kind) {
    case 'nobody':
      return m.round_nobody();
    case 'all-against':
      return m.round_all_against();
    case 'level': {
      const [one, ...others] = outcome.first;
      const names = outcome.first.map(({ id }) => nameOf(id));
      // What is said is true of each of them.
      const tally = tallyText(
        one,
        others.every(({ maybe }) => maybe === one.maybe),
      );
      return m.round_level({ resorts: formatNames(names), tally });
    }
    case 'leader':
      return m.round_leader({ resort: nameOf(outcome.first.id), tally: tallyText(outcome.first) });
  }
}

/**
 * How many answers are in, since a headline of two reads like one of all: "2 answers so far.", "Answers so far: 2 of 4.";
 * '' without any.
 * @param expected how many people the trip names; 0 where it does not say
 * @param isWaited whether somebody who takes part has not answered
 */
export function answersText(count: number, expected: number, isWaited: boolean): string {
  if (count === 0) return '';
  const shown = formatCount(count);
  if (count < expected) return m.round_answers_of({ shown, total: formatCount(expected) });
  if (count > 1 && count === expected && !isWaited) return m.round_answers_all({ count, shown });
  return m.round_answers_so_far({ count, shown });
}

/** "Anna and Ben have not seen Alta: it was added later." */
export const unseenText = (names: readonly string[], resort: string): string =>
  m.round_unseen({ count: names.length, names: formatNames(names), resort });

/** Says whose notes the link had to leave out. */
export const leftOutText = (names: readonly string[]): string =>
  m.round_notes_left_out({ count: names.length, names: formatNames(names) });

export const answerLabels: Readonly<Record<Answer, string>> = {
  yes: m.answer_yes(),
  maybe: m.answer_maybe(),
  no: m.answer_no(),
};

/** "3 resorts, 2 people have answered" */
export const roundSummary = (resorts: number, people: number): string =>
  m.round_summary({
    count: people,
    shown: formatCount(people),
    resorts: m.resort_count({ count: resorts, shown: formatCount(resorts) }),
  });

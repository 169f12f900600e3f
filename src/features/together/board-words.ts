import { formatCount, formatCounted } from '@/lib/format';
import type { Outcome, Tally } from './rules/board';
import type { Answer } from './rules/round';

/** Names in a sentence: "Davos, Laax and Verbier". */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

/** The answers of a resort: "3 yes, 1 maybe, nobody against", "2 yes, 1 no". */
export function tallyText({ yes, maybe, no }: Pick<Tally, 'yes' | 'maybe' | 'no'>): string {
  const parts = [
    yes > 0 && `${formatCount(yes)} yes`,
    maybe > 0 && `${formatCount(maybe)} maybe`,
    no > 0 ? `${formatCount(no)} no` : 'nobody against',
  ].filter(Boolean);
  return yes + maybe + no === 0 ? 'no answer yet' : parts.join(', ');
}

/** What the board comes to, as its headline. */
export function headline(outcome: Outcome, nameOf: (id: string) => string): string {
  switch (outcome.kind) {
    case 'nobody':
      return 'Nobody has answered yet.';
    case 'all-against':
      return 'Everybody is against all of them.';
    case 'level': {
      const text = tallyText(outcome.first[0] ?? { yes: 0, maybe: 0, no: 0 });
      return `${listed(outcome.first.map(({ id }) => nameOf(id)))} are level: ${text}.`;
    }
    case 'leader':
      return `${nameOf(outcome.first.id)}: ${tallyText(outcome.first)}.`;
  }
}

/** "Anna and Ben have not seen Alta: it was added later." */
export const unseenText = (names: readonly string[], resort: string): string =>
  `${listed(names)} ${names.length === 1 ? 'has' : 'have'} not seen ${resort}: it was added later.`;

/** Whose notes a link had to leave out. */
export const leftOutText = (names: readonly string[]): string =>
  `The link is too long for all notes. It leaves out ${names.length === 1 ? 'the note' : 'the notes'} of ${listed(names)}.`;

/** What an answer is called. */
export const answerLabels: Readonly<Record<Answer, string>> = { yes: 'Yes', maybe: 'Maybe', no: 'No' };

/** "3 resorts, 2 people have answered" */
export const roundSummary = (resorts: number, people: number): string =>
  `${formatCounted(resorts, 'resort')}, ${formatCounted(people, 'person has', 'people have')} answered`;

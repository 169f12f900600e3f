import { ChangingText } from '@/components/ui/changing-text';
import type { TripOfRound } from '@/domain/trip/trip-of-round';
import { answersText, headline } from './board-words';
import type { Outcome } from './rules/board';
import type { ResortOfRound } from './use-round-resorts';

interface BoardHeadProps {
  id: string;
  outcome: Outcome;
  resorts: readonly ResortOfRound[];
  trip: TripOfRound | null;
  /** How many answers the outcome tells of. */
  answers: number;
  /** Somebody who takes part has not answered. */
  isWaited: boolean;
}

/** The outcome as the headline of the board; below it how many answers are in, and what tells two that are level apart. */
export function BoardHead({ id, outcome, resorts, trip, answers, isWaited }: BoardHeadProps) {
  const entryOf = (resort: string) => resorts.find((entry) => entry.id === resort);
  const words = headline(outcome, (resort) => entryOf(resort)?.name ?? resort);
  const [one, other, ...more] = outcome.kind === 'level' ? outcome.first.map((tally) => entryOf(tally.id)?.resort) : [];
  const difference = trip && one && other && more.length === 0 ? trip.cheaperOf(one, other) : null;
  const details = [answersText(answers, trip?.people ?? 0, isWaited), difference].filter(Boolean).join(' ');
  return (
    <>
      <h2 id={id}>
        <span key={words}>{words}</span>
      </h2>
      <p className="mt-2 text-ink-2 empty:hidden">{details && <ChangingText>{details}</ChangingText>}</p>
    </>
  );
}

import type { ReactNode } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { Skeleton } from '@/components/ui/skeleton';
import type { TripOfRound } from '@/domain/trip/trip-of-round';
import { Board } from './board';
import { answersText, headline } from './board-words';
import { RoundPeople, type RoundPeopleProps } from './round-people';
import { answeringPeople, boardOrder, outcomeOf, tallies, waitingPeople } from './rules/board';
import type { Round } from './rules/round';
import type { ResortOfRound } from './use-round-resorts';

interface RoundBoardProps extends RoundPeopleProps {
  resorts: readonly ResortOfRound[];
  trip: TripOfRound | null;
  /** What can be done with the round. */
  children: ReactNode;
}

/**
 * The outcome as a headline; below it how many answers are in, what tells two that are level apart, the answers themselves, and
 * who has given them.
 */
export function RoundBoard({ resorts, trip, stored, onChange, onWithdraw, children }: RoundBoardProps) {
  const { round, hidden } = stored;
  const visible: Round = { ...round, people: round.people.filter(({ id }) => !hidden.includes(id)) };
  const answering = answeringPeople(visible);
  const ordered = boardOrder(tallies(visible), resorts);
  const outcome = outcomeOf(ordered, answering.length);
  const entryOf = (id: string) => resorts.find((entry) => entry.id === id);
  const words = headline(outcome, (id) => entryOf(id)?.name ?? id);
  const first = 'first' in outcome ? [outcome.first].flat().map(({ id }) => entryOf(id)) : [];
  // The id of a resort that is loading would be announced, and its name after it.
  const isNamed = !first.some((entry) => entry?.isLoading);
  const [one, other, ...more] = first.map((entry) => entry?.resort);
  const difference = trip && one && other && more.length === 0 ? trip.cheaperOf(one, other) : null;
  const answers = answersText(answering.length, trip?.people ?? 0, waitingPeople(visible).length > 0);
  const details = [answers, difference].filter(Boolean).join(' ');
  return (
    <section aria-labelledby="round-board" className="mt-9">
      {/* What changes it, such as “Hide here”, stands below. */}
      <div role="status">
        <h2 id="round-board">
          <span key={words}>{isNamed ? words : <Skeleton>{words}</Skeleton>}</span>
        </h2>
        <p className="mt-2 text-ink-2 empty:hidden">{details && <ChangingText>{details}</ChangingText>}</p>
      </div>
      <Board tallies={ordered} resorts={resorts} people={answering} />
      <RoundPeople stored={stored} onChange={onChange} onWithdraw={onWithdraw} />
      {children}
    </section>
  );
}

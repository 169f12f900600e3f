import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EmptyState, ExploreButton } from '@/components/empty-state';
import { NoResortAt } from '@/components/no-resort-at';
import { ResortsFailed } from '@/components/resorts-failed';
import { Alert } from '@/components/ui/alert';
import { IconButton } from '@/components/ui/icon-button';
import { ROUND_RESORTS } from '@/config/constants';
import type { TripOfRound } from '@/domain/trip/trip-of-round';
import { readRecord } from '@/lib/lenient';
import { randomId } from '@/lib/random-id';
import { useFocusNextItem } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { AnswerForm } from './answer-form';
import type { AnswerValues } from './answer-form.schema';
import { Privacy } from './privacy';
import { newRound, withPerson } from './rules/round';
import { type Delivery, sendRound } from './send-round';
import { useRoundResorts } from './use-round-resorts';

interface NewRoundProps {
  ids: readonly string[];
  /** How many resorts were chosen, which may be more than a round holds. */
  asked: number;
  /** The trip as its link; '' without one. */
  tripLink: string;
  /** Null without one. */
  trip: TripOfRound | null;
  delivery: Delivery;
}

const blank: AnswerValues = { title: '', name: '', note: '', answers: [] };

/** Starts a round about some resorts, optionally with one's own answers. */
export function NewRound({ ids: first, asked, tripLink, trip, delivery }: NewRoundProps) {
  const { ids, leaveOut } = useChosenResorts(first);
  const { resorts, unknown, failure } = useRoundResorts(ids, trip);
  const [me] = useState(randomId);
  const questions = useRef<HTMLDivElement>(null);
  useFocusNextItem(questions, (id) => `[data-leave-out="${id}"]`, ids);
  const send = async ({ title, name, note, answers }: AnswerValues) => {
    const now = new Date();
    const question = newRound(ids, { title, trip: tripLink }, now);
    const known = answers.filter(([id]) => ids.includes(id));
    const round = withPerson(question, { id: me, name, note, answers: new Map(known), isWithdrawn: false }, now);
    return sendRound(round, { said: { kind: 'question' }, mine: [me], ...delivery });
  };
  if (ids.length < ROUND_RESORTS.min) {
    return (
      <>
        <h1>{m.action_decide_together()}</h1>
        <EmptyState title={m.round_which()} text={m.round_needs_two()} action={<ExploreButton />} />
      </>
    );
  }
  return (
    <>
      <h1>{m.action_decide_together()}</h1>
      <p className="mt-4 max-w-measure text-balance text-ink-2">{m.round_intro()}</p>
      {asked > first.length && (
        <p className="mt-2 max-w-measure text-small text-ink-2">{m.round_first_of({ most: first.length, asked })}</p>
      )}
      {trip && (
        <p key={trip.text} className="mt-2 text-small text-ink-3">
          {trip.text}
        </p>
      )}
      <ResortsFailed failure={failure} className="mt-4" />
      <div role="status">
        {unknown.length > 0 && (
          <Alert className="mt-4">
            <NoResortAt ids={unknown} />
          </Alert>
        )}
      </div>
      <div ref={questions} className="mt-7">
        <h2 className="sr-only">{m.round_where()}</h2>
        <AnswerForm
          draftKey={`round:${first.toSorted().join()}`}
          resorts={resorts}
          initial={blank}
          isNew
          onSend={send}
          actionOf={({ id, name }) =>
            ids.length > ROUND_RESORTS.min && (
              <IconButton
                label={m.round_leave_out({ name })}
                className="-mt-2 -mr-3"
                data-leave-out={id}
                onClick={() => leaveOut(id)}
              >
                <X aria-hidden />
              </IconButton>
            )
          }
        >
          <p className="w-full text-small text-ink-3">{m.round_one_link()}</p>
        </AnswerForm>
      </div>
      <Privacy hasCost={resorts.some(({ cost }) => cost !== null)} />
    </>
  );
}

/** The resorts of the address without those that were left out, which the history entry holds so that a reload knows them. */
function useChosenResorts(asked: readonly string[]) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [ids, setIds] = useState(() => {
    const { leftOut } = readRecord(state);
    return Array.isArray(leftOut) ? asked.filter((id) => !leftOut.includes(id)) : asked;
  });
  const leaveOut = (id: string) => {
    const left = ids.filter((other) => other !== id);
    setIds(left);
    const leftOut = asked.filter((other) => !left.includes(other));
    void navigate(
      { search, hash },
      { replace: true, state: { ...readRecord(state), leftOut }, preventScrollReset: true },
    );
  };
  return { ids, leaveOut };
}

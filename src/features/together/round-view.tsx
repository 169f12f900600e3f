import { useMemo } from 'react';
import { NoResortAt } from '@/components/no-resort-at';
import { ResortsFailed } from '@/components/resorts-failed';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { ROUND_RESORTS } from '@/config/constants';
import type { TripOfRound } from '@/domain/trip/trip-of-round';
import { cn } from '@/lib/class-names';
import { focusHeading } from '@/lib/focus-heading';
import { notify } from '@/lib/notify';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { AnswerForm } from './answer-form';
import { leftOutText } from './board-words';
import { Privacy } from './privacy';
import { RoundBoard } from './round-board';
import { keepRound, restoreAnswer, type StoredRound } from './rounds-store';
import { answeringPeople } from './rules/board';
import { type Person, type Round, withoutPerson, withResort } from './rules/round';
import { sayWithUndo } from './say-with-undo';
import { type Copied, type Delivery, sendRound } from './send-round';
import type { TogetherSlots } from './together-slots';
import { useAnswering } from './use-answering';
import { useRoundResorts } from './use-round-resorts';

interface RoundViewProps {
  stored: StoredRound;
  /** Null without one. */
  trip: TripOfRound | null;
  renderAdd: TogetherSlots['renderAdd'];
  /** Whose notes the link that was packed last could not hold. */
  leftOut: readonly string[];
  /** What to do with the link that was copied last; null once the round has changed. */
  copied: Copied | null;
  delivery: Delivery;
}

/** Each replaces the last, and goes when the round turns out to be full. */
const added = { about: 'round', isReplacing: true };

/** A round: the question for those who have not answered, and the board. */
export function RoundView({ stored, trip, renderAdd, leftOut, copied, delivery }: RoundViewProps) {
  const { round, mine } = stored;
  const ids = useMemo(() => round.resorts.map(({ id }) => id), [round.resorts]);
  const { form, openMine, openOther, openOf } = useAnswering(stored, delivery);
  const isSomethingSaid = round.people.some(({ answers, note }) => answers.size > 0 || note !== '');
  const takesPart = round.people.some(({ id, isWithdrawn }) => mine.includes(id) && !isWithdrawn);
  const { resorts, unknown, failure } = useRoundResorts(ids, trip);
  useRestoreFocus(focusHeading, `${form?.writer} ${answeringPeople(round).length}`);

  const sendAll = (next: Round) => sendRound(next, { said: { kind: 'all' }, mine, shown: stored, ...delivery });
  const takeBack = async (person: Person) => {
    const next = withoutPerson(round, person.id, new Date());
    if (!(await sendAll(next))) return;
    const { id, name } = person;
    sayWithUndo(`answer ${id}`, m.round_taken_back({ name }), () =>
      restoreAnswer({ ...stored, round: next }, person) ? m.round_answer_restored({ name }) : null,
    );
  };

  const title = round.title || m.round_untitled();
  return (
    <>
      <h1>
        <bdi key={title}>{title}</bdi>
      </h1>
      {trip && (
        <p key={trip.text} className="mt-4 print:mt-2 text-small text-ink-3">
          {trip.text}
        </p>
      )}
      <ResortsFailed failure={failure} className="mt-4" />
      <div role="status">
        <div className="mt-4 grid gap-3 empty:hidden">
          {unknown.length > 0 && (
            <Alert>
              <NoResortAt ids={unknown} />
            </Alert>
          )}
          {leftOut.length > 0 && (
            <Alert>
              <ChangingText>{leftOutText(leftOut)}</ChangingText>
            </Alert>
          )}
          {!form && copied?.place === 'head' && <CopiedNote text={copied.text} />}
        </div>
      </div>
      {form && (
        <section aria-labelledby="my-answer" className={cn('mt-7', isSomethingSaid && 'print:hidden')}>
          <h2 id="my-answer" className="mb-4 text-[1.625rem]">
            {m.round_where()}
          </h2>
          <AnswerForm
            key={form.writer}
            draftKey={form.draftKey}
            resorts={resorts}
            initial={form.initial}
            onSend={form.answer}
          >
            {form.cancel && (
              <Button onClick={form.cancel} variant="quiet">
                {m.action_cancel()}
              </Button>
            )}
          </AnswerForm>
        </section>
      )}
      {(isSomethingSaid || !form) && (
        <RoundBoard
          resorts={resorts}
          trip={trip}
          stored={stored}
          onChange={(person) => {
            openOf(person);
            // The form opens above the board, out of sight of whoever pressed a button below it.
            focusHeading();
          }}
          onWithdraw={(person) => void takeBack(person)}
        >
          {!form && (
            <div className="mt-6 flex flex-wrap gap-3 print:hidden">
              <Button variant="primary" onClick={() => void sendAll(round)}>
                {m.round_send_all()}
              </Button>
              {takesPart ? (
                <Button onClick={openOther}>{m.round_answer_other()}</Button>
              ) : (
                <Button onClick={openMine}>{m.round_answer_again()}</Button>
              )}
              {renderAdd({
                taken: ids,
                onAdd: ({ id, name }) => {
                  const most = ROUND_RESORTS.max;
                  if (ids.length >= most) return;
                  keepRound(withResort(round, id, mine, new Date()), mine, stored);
                  // The board with its new row is above the button, on phones out of sight.
                  notify.success(m.round_added({ resort: name, count: ids.length + 1, most }), added);
                },
              })}
              <p className="w-full text-small text-ink-3">{m.round_added_goes_out()}</p>
              <div role="status" className={copied?.place === 'foot' ? 'w-full' : 'sr-only'}>
                {copied?.place === 'foot' && <CopiedNote text={copied.text} />}
              </div>
            </div>
          )}
        </RoundBoard>
      )}
      <Privacy hasCost={resorts.some(({ cost }) => cost !== null)} />
    </>
  );
}

function CopiedNote({ text }: { text: string }) {
  return (
    <Alert className="max-w-measure print:hidden">
      <ChangingText>{text}</ChangingText>
    </Alert>
  );
}

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { m } from '@/paraglide/messages';
import { setHidden } from './rounds-store';
import { answeringPeople, waitingPeople } from './rules/board';
import type { Person, Round } from './rules/round';

interface RoundPeopleProps {
  round: Round;
  mine: readonly string[];
  hidden: readonly string[];
  /** Changes the answer of a person this browser answers for. */
  onChange: (person: string) => void;
  onWithdraw: (person: string) => void;
}

/** Who has answered, with their notes, and actions for each. */
export function RoundPeople({ round, mine, hidden, onChange, onWithdraw }: RoundPeopleProps) {
  const hideButton = ({ id }: Person) => (
    <Button
      size="small"
      variant="quiet"
      aria-pressed={hidden.includes(id)}
      onClick={() => setHidden(round.id, id, !hidden.includes(id))}
    >
      {hidden.includes(id) ? m.round_show() : m.round_hide()}
    </Button>
  );
  return (
    <>
      <h3 className="mt-9 mb-2">{m.round_people()}</h3>
      <ul>
        {answeringPeople(round).map((person) => (
          <PersonRow key={person.id} person={person} isHidden={hidden.includes(person.id)}>
            {mine.includes(person.id) ? (
              <>
                <Button size="small" variant="quiet" onClick={() => onChange(person.id)}>
                  {m.round_change()}
                </Button>
                <Button size="small" variant="quiet" onClick={() => onWithdraw(person.id)}>
                  {m.round_take_back()}
                </Button>
              </>
            ) : (
              hideButton(person)
            )}
          </PersonRow>
        ))}
        {waitingPeople(round).map((person) => (
          <PersonRow key={person.id} person={person} isHidden={hidden.includes(person.id)} isWaiting>
            {mine.includes(person.id) ? (
              <Button size="small" variant="quiet" onClick={() => onChange(person.id)}>
                {m.round_answer()}
              </Button>
            ) : (
              person.note && hideButton(person)
            )}
          </PersonRow>
        ))}
      </ul>
    </>
  );
}

interface PersonRowProps {
  person: Person;
  isHidden: boolean;
  /** Has not answered yet. A note of theirs, such as one sent with the question, is shown all the same. */
  isWaiting?: boolean;
  /** What can be done with the person's answer. */
  children: ReactNode;
}

function PersonRow({ person: { name, note }, isHidden, isWaiting = false, children }: PersonRowProps) {
  const waiting = isWaiting ? m.round_waiting() : '';
  const state = isHidden ? m.round_hidden() : waiting;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1.5">
      <p className="min-w-0 py-1.5 text-small wrap-anywhere">
        <b>
          <bdi key={name}>{name}</bdi>
        </b>
        {state ? (
          <>
            {' '}
            <span key={state} className="text-ink-3">
              {state}
            </span>
          </>
        ) : null}
        {note && !isHidden ? (
          <>
            {' '}
            <q className="text-ink-2">
              <bdi key={note}>{note}</bdi>
            </q>
          </>
        ) : null}
      </p>
      <div className="flex max-md:-ml-4 print:hidden">{children}</div>
    </li>
  );
}

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { m } from '@/paraglide/messages';
import { type StoredRound, setHidden } from './rounds-store';
import { answeringPeople, waitingPeople } from './rules/board';
import type { Person } from './rules/round';

export interface RoundPeopleProps {
  stored: StoredRound;
  /** Changes the answer of a person this browser answers for. */
  onChange: (person: string) => void;
  onWithdraw: (person: Person) => void;
}

const nameId = (person: string) => `name-of-${person}`;

/** Who has answered or is waited for, with their notes, and actions for each; nothing where nobody takes part. */
export function RoundPeople({ stored, onChange, onWithdraw }: RoundPeopleProps) {
  const { round, mine, hidden } = stored;
  const answering = answeringPeople(round);
  const waiting = waitingPeople(round);
  if (answering.length + waiting.length === 0) return null;
  const hideButton = (person: Person) => {
    const isHidden = hidden.includes(person.id);
    return (
      <PersonButton person={person} onClick={() => setHidden(stored, person.id, !isHidden)}>
        {isHidden ? m.round_show() : m.round_hide()}
      </PersonButton>
    );
  };
  return (
    <>
      <h3 className="mt-9 mb-2">{m.round_people()}</h3>
      <ul>
        {answering.map((person) => (
          <PersonRow key={person.id} person={person} isHidden={hidden.includes(person.id)}>
            {mine.includes(person.id) ? (
              <>
                <PersonButton person={person} onClick={() => onChange(person.id)}>
                  {m.round_change()}
                </PersonButton>
                <PersonButton person={person} onClick={() => onWithdraw(person)}>
                  {m.round_take_back()}
                </PersonButton>
              </>
            ) : (
              hideButton(person)
            )}
          </PersonRow>
        ))}
        {waiting.map((person) => (
          <PersonRow key={person.id} person={person} isHidden={hidden.includes(person.id)} isWaiting>
            {mine.includes(person.id) ? (
              <PersonButton person={person} onClick={() => onChange(person.id)}>
                {m.round_answer()}
              </PersonButton>
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

function PersonRow({ person: { id, name, note }, isHidden, isWaiting = false, children }: PersonRowProps) {
  const waiting = isWaiting ? m.round_waiting() : '';
  const state = isHidden ? m.round_hidden() : waiting;
  return (
    <li className="flex items-start justify-between gap-x-4 border-t border-line py-1.5">
      <p className="min-w-0 py-2.75 text-small wrap-anywhere print:py-1.5">
        <b id={nameId(id)}>
          <bdi key={name}>{name}</bdi>
        </b>
        {state && (
          <>
            {' '}
            <span key={state} className="text-ink-3">
              {state}
            </span>
          </>
        )}
        {note && !isHidden && (
          <>
            {' '}
            <q className="block text-ink-2 print:inline">
              <bdi key={note}>{note}</bdi>
            </q>
          </>
        )}
      </p>
      <div className="-mr-4 flex flex-none max-md:flex-col max-md:items-end print:hidden">{children}</div>
    </li>
  );
}

interface PersonButtonProps {
  person: Person;
  onClick: () => void;
  children: string;
}

/** A button described by the name of whom it is about: everybody else has the same. */
function PersonButton({ person, ...props }: PersonButtonProps) {
  return <Button size="small" variant="quiet" aria-describedby={nameId(person.id)} {...props} />;
}

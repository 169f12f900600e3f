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
  const people = answeringPeople(round);
  const waiting = waitingPeople(round);
  return (
    <>
      <h3 className="mt-9 mb-2">{m.round_people()}</h3>
      <ul>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} state={hidden.includes(person.id) ? m.round_hidden() : ''}>
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
              <Button
                size="small"
                variant="quiet"
                aria-pressed={hidden.includes(person.id)}
                onClick={() => setHidden(round.id, person.id, !hidden.includes(person.id))}
              >
                {hidden.includes(person.id) ? m.round_show() : m.round_hide()}
              </Button>
            )}
          </PersonRow>
        ))}
        {waiting.map((person) => (
          <PersonRow key={person.id} person={person} state={m.round_waiting()}>
            {mine.includes(person.id) ? (
              <Button size="small" variant="quiet" onClick={() => onChange(person.id)}>
                {m.round_answer()}
              </Button>
            ) : null}
          </PersonRow>
        ))}
      </ul>
    </>
  );
}

function PersonRow({ person, state, children }: { person: Person; state: string; children: ReactNode }) {
  const { name, note } = person;
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
        {note && !state ? (
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

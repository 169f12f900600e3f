import { useState } from 'react';
import { randomId } from '@/lib/random-id';
import { useAuth } from '@/session/auth-context';
import { dropDraft, readDraft, VISITOR } from '@/session/draft-storage';
import { type AnswerValues, answerDraftSchema } from './answer-form.schema';
import type { StoredRound } from './rounds-store';
import { type Person, withPerson } from './rules/round';
import { type Delivery, sendRound } from './send-round';

/** Stand for the person answering while they have no id yet; real ids are longer. */
const ME = 'me';
const SOMEBODY_ELSE = 'other';

/** The form of whoever is answering. */
interface Answering {
  /** Another for each of them: an id, or what stands for one. */
  writer: string;
  draftKey: string;
  initial: AnswerValues;
  /** Sends the answer and shows the board. Resolves with false if nothing was sent. */
  answer: (values: AnswerValues) => Promise<boolean>;
  /** Shows the board without an answer; null for the first answer of this browser. */
  cancel: (() => void) | null;
}

interface UseAnswering {
  /** Null while the board is shown. */
  form: Answering | null;
  /** Opens the form of this browser's own answer. */
  openMine: () => void;
  /** Opens the form of one more person. */
  openOther: () => void;
  /** Opens the form of a person this browser answers for. */
  openOf: (person: string) => void;
}

const valuesOf = (person: Person | undefined): AnswerValues => ({
  title: '',
  name: person?.name ?? '',
  note: person?.note ?? '',
  answers: [...(person?.answers ?? [])],
});

/** Who is answering a round: at first whoever has begun to, or this browser's visitor if they have not answered yet. */
export function useAnswering(stored: StoredRound, delivery: Delivery): UseAnswering {
  const { round, mine } = stored;
  const userId = useAuth().user?.id ?? VISITOR;
  const draftOf = (by: string) => ({ userId, key: `answer:${round.id}:${by}` });
  const hasMine = round.people.some(({ id }) => mine.includes(id));
  /** ME, SOMEBODY_ELSE, or a person's id; null while the board is shown. */
  const [writer, setWriter] = useState<string | null>(() => {
    const begun = [ME, SOMEBODY_ELSE, ...mine].find((by) => readDraft(draftOf(by), answerDraftSchema));
    return begun ?? (hasMine ? null : ME);
  });

  const answer = async (by: string, { name, note, answers }: AnswerValues) => {
    let id = by;
    // They may have got an id in another tab meanwhile, the first of this browser.
    if (by === ME) id = mine[0] ?? randomId();
    if (by === SOMEBODY_ELSE) id = randomId();
    const person = { id, name, note, answers: new Map(answers), isWithdrawn: false };
    const next = withPerson(round, person, new Date());
    const said = { kind: 'answer', name } as const;
    const isSent = await sendRound(next, { said, mine: [...mine, id], shown: stored, ...delivery });
    if (isSent) setWriter(null);
    return isSent;
  };
  const cancel = (by: string) => {
    dropDraft(draftOf(by));
    setWriter(null);
  };

  return {
    form:
      writer === null
        ? null
        : {
            writer,
            draftKey: draftOf(writer).key,
            initial: valuesOf(round.people.find(({ id }) => id === writer)),
            answer: (values) => answer(writer, values),
            cancel: hasMine ? () => cancel(writer) : null,
          },
    openMine: () => setWriter(ME),
    openOther: () => setWriter(SOMEBODY_ELSE),
    openOf: setWriter,
  };
}

import { z } from 'zod/mini';
import { seenText } from '@/lib/plain-text';
import { answers, NAME_MAX, NOTE_MAX, TITLE_MAX } from './rules/round';

const trimmed = z.string().check(z.overwrite(seenText));
// Pairs, since the id of a resort may be any text, such as the name of a property that every object has.
const given = z.array(z.tuple([z.string(), z.enum(answers)]));

/** A new round: a name; everything else may be said later. */
export const questionFormSchema = z.object({
  title: trimmed.check(z.maxLength(TITLE_MAX, `A title has at most ${TITLE_MAX} characters`)),
  name: trimmed.check(
    z.minLength(1, 'Please enter your name'),
    z.maxLength(NAME_MAX, `A name has at most ${NAME_MAX} characters`),
  ),
  note: trimmed.check(z.maxLength(NOTE_MAX, `A note has at most ${NOTE_MAX} characters`)),
  answers: given,
});

/** An answer: a name, and something said of at least one resort. */
export const answerFormSchema = z.extend(questionFormSchema, {
  answers: given.check(z.minLength(1, 'Please answer for at least one resort')),
});

/** An answer that is only half given. */
export const answerDraftSchema = z.object({ title: z.string(), name: z.string(), note: z.string(), answers: given });

export type AnswerValues = z.infer<typeof questionFormSchema>;

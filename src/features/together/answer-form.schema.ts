import { z } from 'zod/mini';
import { seenText } from '@/lib/plain-text';
import { m } from '@/paraglide/messages';
import { answers, NAME_MAX, NOTE_MAX, TITLE_MAX } from './rules/round';

const trimmed = z.string().check(z.overwrite(seenText));
// Pairs, since the id of a resort may be any text, such as the name of a property that every object has.
const given = z.array(z.tuple([z.string(), z.enum(answers)]));

/** A new round: a name; everything else may be said later. */
export const questionFormSchema = z.object({
  title: trimmed.check(z.maxLength(TITLE_MAX, m.round_title_long({ most: TITLE_MAX }))),
  name: trimmed.check(
    z.minLength(1, m.round_enter_name()),
    z.maxLength(NAME_MAX, m.round_name_long({ most: NAME_MAX })),
  ),
  note: trimmed.check(z.maxLength(NOTE_MAX, m.round_note_long({ most: NOTE_MAX }))),
  answers: given,
});

/** An answer: a name, and something said of at least one resort. */
export const answerFormSchema = z.extend(questionFormSchema, {
  answers: given.check(z.minLength(1, m.round_answer_one())),
});

/** An answer that is only half given. */
export const answerDraftSchema = z.object({ title: z.string(), name: z.string(), note: z.string(), answers: given });

export type AnswerValues = z.infer<typeof questionFormSchema>;

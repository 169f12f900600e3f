import { z } from 'zod/mini';
import { m } from '@/paraglide/messages';
import { shownLine } from './codec/round-wire';
import { answers, NAME_MAX, NOTE_MAX, TITLE_MAX } from './rules/round';

// As a link brings it back, so that what is stored and what was sent are the same.
const line = z.string().check(z.overwrite(shownLine));
// Pairs, because a resort's id may be any text, even the name of a built-in property.
const answerPairs = z.array(z.tuple([z.string(), z.enum(answers)]));

/** A draft of an answer. */
export const answerDraftSchema = z.object({
  title: z.string(),
  name: z.string(),
  note: z.string(),
  answers: answerPairs,
});

/** A new round: only a name is required. */
export const questionFormSchema = z.extend(answerDraftSchema, {
  title: line.check(z.maxLength(TITLE_MAX, m.round_title_long({ most: TITLE_MAX }))),
  name: line.check(z.minLength(1, m.round_enter_name()), z.maxLength(NAME_MAX, m.round_name_long({ most: NAME_MAX }))),
  note: line.check(z.maxLength(NOTE_MAX, m.round_note_long({ most: NOTE_MAX }))),
});

/** An answer: a name, and an answer for at least one resort. */
export const answerFormSchema = z.extend(questionFormSchema, {
  answers: answerPairs.check(z.minLength(1, m.round_answer_one())),
});

export type AnswerValues = z.infer<typeof questionFormSchema>;

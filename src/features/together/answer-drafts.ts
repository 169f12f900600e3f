import { dropDraft, readDraft } from '@/session/draft-storage';
import { answerDraftSchema } from './answer-form.schema';

/** Key of the draft of an answer to a round, by whoever writes it. */
export const answerDraftKey = (round: string, writer: string): string => `answer:${round}:${writer}`;

/** The first of these writers who has begun an answer to a round and not sent it; undefined without any. */
export const findBegun = (userId: string, round: string, writers: readonly string[]): string | undefined =>
  writers.find((writer) => readDraft({ userId, key: answerDraftKey(round, writer) }, answerDraftSchema) !== null);

/** Forgets what a writer has begun. */
export const dropBegun = (userId: string, round: string, writer: string): void =>
  dropDraft({ userId, key: answerDraftKey(round, writer) });

import { z } from 'zod/mini';
import { unwrapEnvelope } from '@/lib/envelope';
import type { Fetched } from '@/lib/fetched';
import { http } from '@/lib/http';
import { firstText, readRecord } from '@/lib/lenient';
import { assertWriteResponse, parseFetched } from '@/lib/parse-response';

export interface ConversionEvent {
  event: 'shown' | 'dismissed' | 'accepted';
  trigger: string;
  /** Which prompt was shown; '' when the server named none. */
  promptId: string;
}

const promptIdSchema = unwrapEnvelope(
  ['prompts', 'prompt'],
  z.transform((body: unknown) => {
    const first = readRecord(Array.isArray(body) ? body[0] : body);
    return firstText(first.promptId, first.id);
  }),
);

/** The id of the prompt to show, or '' when the server names none. Throws an AppError. */
export async function getConversionPromptId(signal?: AbortSignal): Promise<Fetched<string>> {
  return parseFetched(promptIdSchema, await http.get('/auth/conversion-prompts', { signal }));
}

/** Reports what a person did with a prompt. Throws an AppError. */
export async function trackConversion({ event, trigger, promptId }: ConversionEvent): Promise<void> {
  assertWriteResponse(await http.post('/auth/conversion-track', { event, trigger, promptId }));
}

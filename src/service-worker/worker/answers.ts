import { ANSWER_CACHES } from '@/config/offline';
import { ANSWERS_KEPT, isWorthKeeping, keep, readAnswer, stamped } from '../answer-store';
import { answerKey, isShared, nameOfToken, type Places } from '../requests';

/** Milliseconds after which a kept answer stands in for one that does not come. Less than the page's own patience. */
const PATIENCE = 8000;

/** When the answers to a token were last forgotten, by the token's name. */
const forgottenAt = new Map<string, number>();

/** Deletes every personal answer, and those to this token that are still on their way as soon as they arrive. */
export async function forgetAnswers(token: string | null): Promise<void> {
  if (token !== null) forgottenAt.set(await nameOfToken(`Bearer ${token}`), Date.now());
  await deletePersonal();
}

async function deletePersonal(): Promise<void> {
  await caches.delete(ANSWER_CACHES.personal).catch(() => false);
}

async function keepAnswer(cacheName: string, key: string, response: Response): Promise<void> {
  if (isWorthKeeping(response)) await keep(cacheName, key, await stamped(response, new Date()), ANSWERS_KEPT);
}

async function keepPersonal(key: string, person: string, askedAt: number, response: Response): Promise<void> {
  const isForgotten = () => askedAt <= (forgottenAt.get(person) ?? Number.NEGATIVE_INFINITY);
  if (isForgotten()) return;
  await keepAnswer(ANSWER_CACHES.personal, key, response);
  // The person may have gone while it was being written.
  if (isForgotten()) await deletePersonal();
}

/** The server's answer; a kept one where none comes in time. Rejects as the network does where there is none either. */
async function serverFirst(
  event: FetchEvent,
  store: (fresh: Response) => Promise<void>,
  read: () => Promise<Response | null>,
) {
  const fresh = fetch(event.request);
  event.waitUntil(
    fresh.then(
      (response) => store(response.clone()),
      () => {},
    ),
  );
  let timer = 0;
  const outOfPatience = new Promise<Response>((resolve) => {
    timer = self.setTimeout(async () => resolve((await read()) ?? fresh), PATIENCE);
  });
  try {
    return await Promise.race([fresh, outOfPatience]);
  } catch (error) {
    const kept = await read();
    if (kept) return kept;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Answers what a visitor asks of the API. */
export function publicAnswer(event: FetchEvent): Promise<Response> {
  const key = answerKey(event.request.url, null);
  return serverFirst(
    event,
    (fresh) => keepAnswer(ANSWER_CACHES.public, key, fresh),
    () => readAnswer(ANSWER_CACHES.public, key),
  );
}

/** Answers what a person asks of the API. Nobody is ever given what another person was answered. */
export async function personalAnswer(event: FetchEvent, places: Places): Promise<Response> {
  const { url, headers } = event.request;
  const askedAt = Date.now();
  const person = await nameOfToken(headers.get('Authorization') ?? '');
  const key = answerKey(url, person);
  return serverFirst(
    event,
    (fresh) => keepPersonal(key, person, askedAt, fresh),
    async () => {
      const own = await readAnswer(ANSWER_CACHES.personal, key);
      if (own || !isShared(url, places)) return own;
      return readAnswer(ANSWER_CACHES.public, answerKey(url, null));
    },
  );
}

import { z } from 'zod/mini';
import { DRAFT_LENGTH_MAX, DRAFT_MAX_AGE, DRAFTS_MAX, STORAGE_KEYS } from '@/config/constants';
import { readStoredJson, writeStoredJson } from '@/lib/local-storage';
import { readSessionJson, writeSessionJson } from '@/lib/session-storage';

/** The `userId` of visitors' drafts. Whoever signs in takes them along: the next visitor may be another person. */
export const VISITOR = 'visitor';

/** Whose draft it is, and of what ("review:{resortId}"). */
export interface DraftOwner {
  userId: string;
  key: string;
}

const storedDraft = z.object({ userId: z.string(), key: z.string(), value: z.unknown(), savedAt: z.number() });
type StoredDraft = z.infer<typeof storedDraft>;

/** The drafts of a list that are not too old; unreadable entries are left out. */
function readable(found: unknown): StoredDraft[] {
  if (!Array.isArray(found)) return [];
  const oldest = Date.now() - DRAFT_MAX_AGE;
  return found.flatMap((entry) => {
    const { data: draft } = storedDraft.safeParse(entry);
    return draft && draft.savedAt > oldest ? [draft] : [];
  });
}

/** The stored drafts, newest first. */
const stored = () => readable(readStoredJson(STORAGE_KEYS.drafts));

/**
 * The text typed last in this tab. Its owner may sign out in another tab, which removes the stored drafts; what is being
 * typed here must not be lost with them.
 */
const typedHere = () => readable([readSessionJson(STORAGE_KEYS.typedDraft)]);

function forgetTypedHere(isForgotten: (draft: StoredDraft) => boolean): void {
  if (typedHere().some(isForgotten)) writeSessionJson(STORAGE_KEYS.typedDraft, null);
}

function store(drafts: StoredDraft[]): void {
  writeStoredJson(STORAGE_KEYS.drafts, drafts.length > 0 ? drafts.slice(0, DRAFTS_MAX) : null);
}

const isOf = (draft: StoredDraft, owner: DraftOwner) => draft.userId === owner.userId && draft.key === owner.key;

/**
 * The newest entry of an owner, which may be one without text. Where local storage is full, what is stored there may be older than
 * what was typed in this tab; what was typed in this tab may have been sent in another.
 */
function newest(owner: DraftOwner): StoredDraft | undefined {
  const drafts = [...stored(), ...typedHere()].filter((draft) => isOf(draft, owner));
  return drafts.sort((a, b) => b.savedAt - a.savedAt)[0];
}

/** The draft, or null when there is none or the schema rejects it. */
export const readDraft = <Value>(owner: DraftOwner, schema: z.ZodMiniType<Value>): Value | null =>
  schema.safeParse(newest(owner)?.value).data ?? null;

/**
 * Stores an unsent text in place of the owner's draft under the same key, so that it survives a reload and a lost session.
 * Only the newest DRAFTS_MAX drafts are kept; one longer than DRAFT_LENGTH_MAX is not stored.
 */
export function keepDraft(owner: DraftOwner, value: unknown): void {
  if (JSON.stringify(value).length > DRAFT_LENGTH_MAX) {
    dropDraft(owner);
    return;
  }
  const draft = { ...owner, value, savedAt: Date.now() };
  store([draft, ...stored().filter((other) => !isOf(other, owner))]);
  writeSessionJson(STORAGE_KEYS.typedDraft, draft);
}

/**
 * Removes a draft that was sent or discarded. The tab it was typed in may be another, and holds the text in its session storage:
 * an entry without text, last in the list, tells that tab not to offer it again.
 */
export function dropDraft(owner: DraftOwner): void {
  const drafts = stored();
  const others = drafts.filter((draft) => !isOf(draft, owner));
  if (others.length < drafts.length) store([...others, { ...owner, value: null, savedAt: Date.now() }]);
  forgetTypedHere((draft) => isOf(draft, owner));
}

/** Whether signing out would delete text of this person that has not been sent. */
export const hasDrafts = (userId: string): boolean =>
  [...stored(), ...typedHere()].some((draft) => draft.userId === userId && newest(draft)?.value !== null);

/** Removes all drafts of a person; part of signing out. */
export function dropDraftsOf(userId: string): void {
  store(stored().filter((draft) => draft.userId !== userId));
  forgetTypedHere((draft) => draft.userId === userId);
}

/** Passes drafts on to the person who has signed in. Of two under the same key the newer one stays. */
export function adoptDrafts(from: string, to: string): void {
  const drafts = stored().map((draft) => (draft.userId === from ? { ...draft, userId: to } : draft));
  store(drafts.filter((draft, index) => drafts.findIndex((other) => isOf(other, draft)) === index));
  const [typed] = typedHere();
  // Another tab may have adopted the stored drafts already.
  if (typed?.userId === from) writeSessionJson(STORAGE_KEYS.typedDraft, { ...typed, userId: to });
}

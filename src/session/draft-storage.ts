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

/** Returns false when they will not outlive the page. */
const store = (drafts: StoredDraft[]): boolean =>
  writeStoredJson(STORAGE_KEYS.drafts, drafts.length > 0 ? drafts.slice(0, DRAFTS_MAX) : null);

const isOf = (draft: StoredDraft, owner: DraftOwner) => draft.userId === owner.userId && draft.key === owner.key;

/**
 * When the texts that this page has shown were saved. Under the same key there may be another tab's, which stays beside them: only
 * what was shown here is replaced or dropped.
 */
const shownHere = new Set<number>();

/** Whether an entry of the owner goes once there is a new one: a text shown here, or one without text. */
const isOutdated = (draft: StoredDraft, owner: DraftOwner) =>
  isOf(draft, owner) && (draft.value === null || shownHere.has(draft.savedAt));

/**
 * An owner's text: the one typed in this tab, unless another tab has gone on with it or sent it, else the newest. Where local
 * storage is full, what was typed in this tab is newer than all that is stored.
 */
function currentText(owner: DraftOwner): StoredDraft | undefined {
  const drafts = stored().filter((draft) => isOf(draft, owner));
  const texts = drafts.filter(({ value }) => value !== null);
  const typed = typedHere().find((draft) => isOf(draft, owner));
  const isCurrent = (one: StoredDraft) =>
    texts.some(({ savedAt }) => savedAt === one.savedAt) || drafts.every(({ savedAt }) => savedAt < one.savedAt);
  return typed && isCurrent(typed) ? typed : texts[0];
}

/** The draft, which the page then shows, or null when there is none or the schema rejects it. */
export function readDraft<Value>(owner: DraftOwner, schema: z.ZodMiniType<Value>): Value | null {
  const draft = currentText(owner);
  if (draft) shownHere.add(draft.savedAt);
  return schema.safeParse(draft?.value).data ?? null;
}

/**
 * Stores an unsent text in place of the owner's draft that this page shows, so that it survives a reload and a lost session.
 * Only the newest DRAFTS_MAX drafts are kept; one longer than DRAFT_LENGTH_MAX is not stored. Returns false when the text will not
 * outlive the page.
 */
export function keepDraft(owner: DraftOwner, value: unknown): boolean {
  if (JSON.stringify(value).length > DRAFT_LENGTH_MAX) {
    dropDraft(owner);
    return false;
  }
  const draft = { ...owner, value, savedAt: Date.now() };
  const isStored = store([draft, ...stored().filter((other) => !isOutdated(other, owner))]);
  shownHere.add(draft.savedAt);
  const isInTab = writeSessionJson(STORAGE_KEYS.typedDraft, draft);
  return isStored || isInTab;
}

/**
 * Removes the draft that this page shows, once it was sent or discarded. The tab it was typed in may be another, and holds the text
 * in its session storage: an entry without text, last in the list, tells that tab not to offer it again.
 */
export function dropDraft(owner: DraftOwner): void {
  const drafts = stored();
  const others = drafts.filter((draft) => !isOutdated(draft, owner));
  if (others.length < drafts.length) store([...others, { ...owner, value: null, savedAt: Date.now() }]);
  forgetTypedHere((draft) => isOf(draft, owner));
}

/** Whether signing out would delete text of this person that has not been sent. */
export const hasDrafts = (userId: string): boolean =>
  [...stored(), ...typedHere()].some((draft) => draft.userId === userId && currentText(draft) !== undefined);

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

import { z } from 'zod/mini';
import { DRAFT_LENGTH_MAX, DRAFT_MAX_AGE, DRAFTS_MAX, STORAGE_KEYS } from '@/config/constants';
import { readStoredJson, writeStoredJson } from '@/lib/local-storage';
import { readSessionJson, writeSessionJson } from '@/lib/session-storage';

/*
 * A text that was typed and not sent stands in three places:
 * - the list in local storage, which all tabs share: every owner's texts, newest first;
 * - this tab's copy in session storage: the text typed last here. Its owner may sign out in another tab, which empties the list; what is
 *   being typed here must not be lost with it;
 * - `shownHere` in memory: which texts of the list this page has shown. Only those are replaced by what is typed here, and dropped once
 *   it is sent; another tab's text under the same key stays beside them.
 *
 * An entry with the value null says that a text was sent or discarded: another tab may hold a copy of it, and must not offer it again.
 *
 * Two tabs show the same form. One types "A question", the other "A complaint": neither has shown the other's text, so the list holds
 * both, and each tab, reloaded, goes on with its own copy. The second sends its complaint, which leaves the question where it is. Had
 * it shown the question instead, gone on with it and sent it, then the first tab's copy would not be in the list any more, and be older
 * than the entry without text: that tab, reloaded, offers nothing.
 */

/** The `userId` of visitors' drafts. Whoever signs in takes them along: the next visitor may be another person. */
export const VISITOR = 'visitor';

/** Whose draft it is, and of what ("review:{resortId}"). */
export interface DraftOwner {
  userId: string;
  key: string;
}

const storedDraft = z.object({ userId: z.string(), key: z.string(), value: z.unknown(), savedAt: z.number() });
type StoredDraft = z.infer<typeof storedDraft>;

const isOf = (draft: StoredDraft, owner: DraftOwner) => draft.userId === owner.userId && draft.key === owner.key;
const isText = ({ value }: StoredDraft) => value !== null;

/** The drafts of a list that are not too old; unreadable entries are left out. */
function readable(found: unknown): StoredDraft[] {
  if (!Array.isArray(found)) return [];
  const oldest = Date.now() - DRAFT_MAX_AGE;
  return found.flatMap((entry) => {
    const { data: draft } = storedDraft.safeParse(entry);
    return draft && draft.savedAt > oldest ? [draft] : [];
  });
}

/** The list. */
const stored = () => readable(readStoredJson(STORAGE_KEYS.drafts));

/** Returns false when the list will not outlive the page. */
const store = (drafts: StoredDraft[]): boolean =>
  writeStoredJson(STORAGE_KEYS.drafts, drafts.length > 0 ? drafts.slice(0, DRAFTS_MAX) : null);

/** This tab's copy: one draft, or none. */
const typedHere = () => readable([readSessionJson(STORAGE_KEYS.typedDraft)]);

function forgetTypedHere(isForgotten: (draft: StoredDraft) => boolean): void {
  if (typedHere().some(isForgotten)) writeSessionJson(STORAGE_KEYS.typedDraft, null);
}

/** When the texts that this page has shown were saved. */
const shownHere = new Set<number>();

/** Whether an entry of the owner goes once there is a new one. */
const isOutdated = (draft: StoredDraft, owner: DraftOwner) =>
  isOf(draft, owner) && (!isText(draft) || shownHere.has(draft.savedAt));

/**
 * An owner's text: this tab's copy, unless another tab has gone on with it or sent it, else the newest of the list. Where local
 * storage is full, the copy is newer than all that is stored.
 */
function currentText(owner: DraftOwner): StoredDraft | undefined {
  const drafts = stored().filter((draft) => isOf(draft, owner));
  const texts = drafts.filter(isText);
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

/** Removes the draft that this page shows, once it was sent or discarded; the entry without text comes last in the list. */
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

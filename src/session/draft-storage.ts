import { z } from 'zod/mini';
import { DRAFT_LENGTH_MAX, DRAFT_MAX_AGE, DRAFTS_MAX, STORAGE_KEYS } from '@/config/constants';
import { readStoredJson, writeStoredJson } from '@/lib/local-storage';

/** The `userId` of visitors' drafts. They are removed on sign-in: the next visitor may be another person. */
export const VISITOR = 'visitor';

/** Whose draft it is, and of what ("review:{resortId}"). */
export interface DraftOwner {
  userId: string;
  key: string;
}

const storedDraft = z.object({ userId: z.string(), key: z.string(), value: z.unknown(), savedAt: z.number() });
type StoredDraft = z.infer<typeof storedDraft>;

/** The stored drafts that are not too old, newest first; unreadable entries are left out. */
function stored(): StoredDraft[] {
  const found = readStoredJson(STORAGE_KEYS.drafts);
  if (!Array.isArray(found)) return [];
  const oldest = Date.now() - DRAFT_MAX_AGE;
  return found.flatMap((entry) => {
    const draft = storedDraft.safeParse(entry);
    return draft.success && draft.data.savedAt > oldest ? [draft.data] : [];
  });
}

function store(drafts: StoredDraft[]): void {
  writeStoredJson(STORAGE_KEYS.drafts, drafts.length > 0 ? drafts.slice(0, DRAFTS_MAX) : null);
}

const isOf =
  ({ userId, key }: DraftOwner) =>
  (draft: StoredDraft) =>
    draft.userId === userId && draft.key === key;

/** The draft, or null when there is none or the schema rejects it. */
export function readDraft<Value>(owner: DraftOwner, schema: z.ZodMiniType<Value>): Value | null {
  const draft = stored().find(isOf(owner));
  return schema.safeParse(draft?.value).data ?? null;
}

/**
 * Stores an unsent text in place of the owner's draft under the same key, so that it survives a reload and a lost session.
 * Only the newest DRAFTS_MAX drafts are kept; one longer than DRAFT_LENGTH_MAX is not stored.
 */
export function keepDraft(owner: DraftOwner, value: unknown): void {
  const isOfOwner = isOf(owner);
  const others = stored().filter((draft) => !isOfOwner(draft));
  const isTooLong = JSON.stringify(value).length > DRAFT_LENGTH_MAX;
  store(isTooLong ? others : [{ userId: owner.userId, key: owner.key, value, savedAt: Date.now() }, ...others]);
}

/** Removes a draft that was sent or discarded. */
export function dropDraft(owner: DraftOwner): void {
  const isOfOwner = isOf(owner);
  store(stored().filter((draft) => !isOfOwner(draft)));
}

/** Removes all drafts of a person; part of signing out. */
export function dropDraftsOf(userId: string): void {
  store(stored().filter((draft) => draft.userId !== userId));
}

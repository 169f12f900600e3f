import { ROUNDS_KEPT_FOR, STORAGE_KEYS } from '@/config/constants';
import { readRecord } from '@/lib/lenient';
import { readStoredJson, writeStoredJson } from '@/lib/local-storage';

/**
 * The rounds in this browser's storage, unchecked. Deletes those that have expired: the privacy policy says how long they are
 * kept.
 */
export function keptRounds(): unknown[] {
  const found = readStoredJson(STORAGE_KEYS.rounds);
  if (!Array.isArray(found)) return [];
  const oldest = Date.now() - ROUNDS_KEPT_FOR;
  const kept = found.filter((entry: unknown) => Number(readRecord(entry).openedAt) > oldest);
  if (kept.length < found.length) writeStoredJson(STORAGE_KEYS.rounds, kept.length > 0 ? kept : null);
  return kept;
}

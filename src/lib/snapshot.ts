import { SITE_TIMEOUT } from '@/config/constants';
import { env } from '@/config/env';
import { SNAPSHOT_FILE, type SnapshotFacts } from '@/config/snapshot';
import { readRecord, readText } from './lenient';

async function fetchFacts(): Promise<SnapshotFacts | null> {
  const response = await fetch(SNAPSHOT_FILE, { signal: AbortSignal.timeout(SITE_TIMEOUT) });
  const facts = readRecord(response.ok ? await response.json() : null);
  const savedAt = readText(facts.savedAt);
  return Number.isNaN(Date.parse(savedAt)) ? null : { savedAt, catalogue: readText(facts.catalogue) };
}

let facts: Promise<SnapshotFacts | null> | null = null;

/**
 * The facts in the build's snapshot.json, requested once. Null if the build has no snapshot or the file cannot be loaded; the
 * next call then requests it again.
 */
export function snapshotFacts(): Promise<SnapshotFacts | null> {
  if (!env.hasSnapshot) return Promise.resolve(null);
  facts ??= fetchFacts()
    .catch(() => null)
    .then((found) => {
      if (found === null) facts = null;
      return found;
    });
  return facts;
}

import { createHash } from 'node:crypto';
import type { Resort } from '@/api/resorts/resort.schema';
import { isUnreported, type Snapshot } from './snapshot';

/*
 * The catalogue file, `assets/catalogue-<hash>.json`:
 *
 *   { "savedAt": "2026-11-21T06:00:00.000Z", "resorts": [ … ] }
 *
 * `savedAt` is when the API was read. Each resort is a `Resort` as the app's adapter returns it (src/api/resorts/
 * resort.schema.ts); `id` and `name` are always there. Unreported facts are left out, in nested objects too (0, '', null, an
 * empty list or an object of nothing else; not in `location`), and so are `description`, `pros`, `cons` and `imageUrl`, which
 * only a resort's page shows. `price.currency` is there only with an amount.
 *
 * Its path is the `catalogue` of /snapshot.json (src/lib/snapshot.ts: `snapshotFacts()`), because a page that named it would
 * change with every resort. A build without a snapshot has neither file (`env.hasSnapshot` is false); a file that is gone
 * after a deploy is a 404. Both fall back to the API's pages.
 */

const NOT_IN_CATALOGUE = ['description', 'pros', 'cons', 'imageUrl'];

/** Removes unreported values, in nested objects too. */
function reported(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(([, part]) => !isUnreported(part));
  return Object.fromEntries(entries.map(([name, part]) => [name, reported(part)]));
}

function catalogueEntry({ price, location, ...resort }: Resort): unknown {
  const facts = Object.entries({ ...resort, price: price.min > 0 || price.max > 0 ? price : null });
  const entry = reported(Object.fromEntries(facts.filter(([name]) => !NOT_IN_CATALOGUE.includes(name))));
  // A coordinate of 0 is valid.
  return location ? Object.assign({}, entry, { location }) : entry;
}

/** The file with the facts of every resort; its name changes with its text. */
export function catalogueFile({ savedAt, resorts }: Pick<Snapshot, 'savedAt' | 'resorts'>): {
  file: string;
  text: string;
} {
  const text = JSON.stringify({ savedAt, resorts: [...resorts.values()].map(catalogueEntry) });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { file: `assets/catalogue-${hash}.json`, text };
}

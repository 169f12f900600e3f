import { createHash } from 'node:crypto';
import type { Resort } from '@/api/resorts/resort.schema';
import { isUnreported, type Snapshot } from './snapshot';

/*
 * The catalogue file, `assets/catalogue-<hash>.json`:
 *
 *   { "savedAt": "2026-11-21T06:00:00.000Z", "resorts": [ … ] }
 *
 * `savedAt` is when the API was read. Each resort is a `Resort` as the app's adapter gives it out (src/api/resorts/
 * resort.schema.ts), of which `id` and `name` are always there. Left out are facts that nobody reported (0, '', null, an
 * empty list, an object of nothing but these, and those parts within an object but `location`), and `description`, `pros`, `cons` and
 * `imageUrl`, which only the page of a resort shows. `price.currency` stands only where an amount does.
 *
 * Its path is the `catalogue` of /snapshot.json (src/lib/snapshot.ts: `snapshotFacts()`), because a page that named it would
 * change with every resort. A build without a snapshot has neither file (`env.hasSnapshot` is false); a file that is gone
 * after a deploy is a 404. In both cases the API's pages serve.
 */

const NOT_IN_CATALOGUE = ['description', 'pros', 'cons', 'imageUrl'];

/** Takes out what is not reported, in nested objects too. */
function reported(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(([, part]) => !isUnreported(part));
  return Object.fromEntries(entries.map(([name, part]) => [name, reported(part)]));
}

function catalogueEntry({ price, location, ...resort }: Resort): unknown {
  const facts = Object.entries({ ...resort, price: price.min > 0 || price.max > 0 ? price : null });
  const entry = reported(Object.fromEntries(facts.filter(([name]) => !NOT_IN_CATALOGUE.includes(name))));
  // A degree may well be 0.
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

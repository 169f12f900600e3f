import { createHash } from 'node:crypto';
import type { Resort } from '@/api/resorts/resort.schema';
import { isUnreported, type Snapshot } from './snapshot';

/*
 * The catalogue file, `assets/catalogue-<hash>.json`, is read by src/api/catalogue/catalogue.schema.ts. Each resort is as the
 * app's adapter returns it, without unreported facts (in nested objects too, but not in `location`), without what only its page
 * shows, and with `price.currency` only where there is an amount. The path is in /snapshot.json, because a page that named it would
 * change with every resort.
 */

const NOT_IN_CATALOGUE = ['description', 'pros', 'cons', 'imageUrl'];

/** The facts that are reported, in nested objects too. */
function reported(facts: object): object {
  const entries = Object.entries(facts).filter(([, fact]) => !isUnreported(fact));
  const isObject = (fact: unknown) => typeof fact === 'object' && !Array.isArray(fact);
  return Object.fromEntries(entries.map(([name, fact]) => [name, isObject(fact) ? reported(fact) : fact]));
}

function catalogueEntry({ price, location, ...resort }: Resort): object {
  const facts = Object.entries({ ...resort, price: price.min > 0 || price.max > 0 ? price : null });
  const entry = reported(Object.fromEntries(facts.filter(([name]) => !NOT_IN_CATALOGUE.includes(name))));
  // A coordinate of 0 is valid.
  return location ? { ...entry, location } : entry;
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

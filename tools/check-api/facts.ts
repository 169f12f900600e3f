import { readRecord } from '@/lib/lenient';

/** A fact that the site shows of an item: its fields, and what is shown where it is missing. */
export interface Fact<Model> {
  name: string;
  /** The server's fields it is read from, nested ones with a dot. */
  fields: readonly string[];
  /** Truthy if the adapter could read them. */
  isThere: (model: Model) => unknown;
  /** What the site shows where it is missing. */
  otherwise: string;
}

/** An item as it was sent, and what the site's adapter made of it. */
export interface Item<Model> {
  raw: unknown;
  model: Model;
}

/** How many facts are there in every item, and one line for each that is missing in some. */
interface FactReport {
  fields: string;
  missing: string[];
}

const fieldOf = (raw: unknown, field: string): unknown =>
  field.split('.').reduce((at, key) => readRecord(at)[key], raw);

/** Null, 0, '' and empty lists all mean unknown. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === 0) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

const SHOWN = 40;

/** Compares items with the facts that the site shows of them. */
export function reportFacts<Model>(facts: readonly Fact<Model>[], items: readonly Item<Model>[]): FactReport {
  const missing = facts.flatMap(({ name, fields, isThere, otherwise }) => {
    const without = items.filter(({ model }) => !isThere(model));
    if (without.length === 0) return [];
    const unreadable = without
      .flatMap(({ raw }) => fields.map((field) => ({ field, sent: fieldOf(raw, field) })))
      .find(({ sent }) => !isBlank(sent));
    const why = unreadable
      ? `cannot be read (${unreadable.field} is ${JSON.stringify(unreadable.sent).slice(0, SHOWN)})`
      : `missing (none of ${fields.join(', ')})`;
    const share = items.length > 1 ? ` in ${without.length} of ${items.length}` : '';
    return [`${name} ${why}${share} → ${otherwise}`];
  });
  return { fields: items.length === 0 ? '' : `${facts.length - missing.length} of ${facts.length}`, missing };
}

import { z } from 'zod/mini';
import { env } from '@/config/env';
import { plainText } from './plain-text';

const THOUSANDS = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** A finite number from a number or a numeric text ("1,620", " 46.5 "), else null. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (text === '') return null;
  const number = Number(THOUSANDS.test(text) ? text.replaceAll(',', '') : text);
  return Number.isFinite(number) ? number : null;
}

/** A plain text (see plainText) from a text or a number, else ''. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return plainText(value);
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The first non-empty text among some values (see readText), else ''. */
export const firstText = (...candidates: unknown[]): string => candidates.map(readText).find(Boolean) ?? '';

// "." and "..", which paths resolve, and lone surrogates, which addresses cannot hold.
const NO_ID = /^\.{1,2}$|\p{Surrogate}/u;

/** An id without the blanks around it, or '' if it is missing or cannot be part of an address. */
export function readId(value: unknown): string {
  const id = typeof value === 'string' ? value.trim() : readText(value);
  return NO_ID.test(id) ? '' : id;
}

const from = <Output>(read: (value: unknown) => Output) => z.pipe(z.optional(z.unknown()), z.transform(read));

/** A text, or '' when missing or unreadable. */
const text = from(readText);
/** A text that must be there, such as a name. */
export const requiredText = z.pipe(text, z.string().check(z.minLength(1)));
/** An id that must be there. */
export const requiredId = z.pipe(from(readId), z.string().check(z.minLength(1)));
/** The texts of an array, each once; anything else in it is left out. */
export const textList = from((value) =>
  Array.isArray(value) ? [...new Set(value.map(readText).filter(Boolean))] : [],
);

/** A plain object's fields, or an empty object when the value is anything else. */
export function readRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** A plain object, transformed by `read`, which gets its unchecked fields; fails for anything else. */
export const fromRecord = <Output>(read: (raw: Record<string, unknown>) => Output) =>
  z.pipe(z.looseObject({}), z.transform(read));

/** The first value of each id: servers repeat records, and lists are rendered by their ids. */
export function uniqueById<Value extends { id: string }>(values: readonly Value[]): Value[] {
  const byId = new Map<string, Value>();
  for (const value of values) if (!byId.has(value.id)) byId.set(value.id, value);
  return [...byId.values()];
}

/**
 * An array whose unreadable items are dropped, so that one bad record does not fail the list. A list without any readable
 * item fails.
 */
export function listOf<Output>(item: z.ZodMiniType<Output>) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((values, context) => {
      const results = values.map((value) => item.safeParse(value));
      const items = results.flatMap((result) => (result.success ? [result.data] : []));
      if (items.length < values.length && env.isDevelopment) {
        console.warn(`Left out ${values.length - items.length} of ${values.length} unreadable items`);
      }
      if (items.length === 0 && values.length > 0) {
        context.issues.push({ code: 'custom', message: 'No readable item', input: values });
      }
      return items;
    }),
  );
}

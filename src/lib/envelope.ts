import { z } from 'zod/mini';
import { listOf, readRecord } from './lenient';

/** `{ field: x }` -> x, for the first of the field names that the body has; any other body as it is. */
export function unwrapped(body: unknown, fields: readonly string[]): unknown {
  const record = readRecord(body);
  const name = fields.find((field) => Object.hasOwn(record, field));
  return name === undefined ? body : record[name];
}

/** Accepts `{ field: x }` or `x` itself, for each of the given field names in turn, and hands x to the schema. */
export function unwrapEnvelope<Output>(fields: readonly string[], schema: z.ZodMiniType<Output>) {
  const unwrap = z.transform((body: unknown) => unwrapped(body, fields));
  return z.pipe(unwrap, schema as z.ZodMiniType<Output, unknown>);
}

/** Accepts `{ field: [] }` or a bare array. Null in the field is an empty list, as some servers write it. */
export function unwrapList<Item>(field: string, item: z.ZodMiniType<Item>) {
  const unwrap = z.transform((body: unknown) => {
    const list = unwrapped(body, [field]);
    return list === null && body !== null ? [] : list;
  });
  return z.pipe(unwrap, listOf(item) as z.ZodMiniType<Item[], unknown>);
}

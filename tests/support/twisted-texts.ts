/** Words that decide which way the response is read: without them there would be nothing to read. */
const UNTOUCHED_FIELD = /^(token|user_?type|type|menuType|action)$/i;
export const ADDRESS_FIELD = /url|href|avatar|image|thumbnail/i;

export type Twist = (text: string, field: string) => string;

/** Makes every text this one; ids alone stay as they are. */
export const everyTextIs =
  (word: string): Twist =>
  (text, field) =>
    /^id$|_id$|Id$/.test(field) ? text : word;

/** Gives every text of a response a twist, by the name of its field. */
export function twisted(value: unknown, twist: Twist, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => twisted(item, twist, field));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, twisted(inner, twist, name)]));
  }
  if (value === null && ADDRESS_FIELD.test(field)) return twist('', field);
  return typeof value === 'string' && !UNTOUCHED_FIELD.test(field) ? twist(value, field) : value;
}

import { readRecord } from '@/lib/lenient';

export type Json = Record<string, unknown>;

/** A JSON pointer (RFC 6901) of these keys, as it stands in a URI fragment. */
export const pointer = (...keys: string[]): string =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** What stands at a place of a document, and its own place where it is a reference to another. */
export function followReference(document: Json, place: string): { place: string; value: unknown } {
  const keys = place
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  const value = keys.reduce<unknown>((at, key) => readRecord(at)[key], document);
  const { $ref } = readRecord(value);
  return typeof $ref === 'string' ? followReference(document, $ref.slice(1)) : { place, value };
}

/** A copy of an OpenAPI document in which an object schema allows the properties that it names and no others. */
export function closeObjects(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closeObjects);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, closeObjects(child)])) as Json;
  const isObjectSchema = [copy.type].flat().includes('object') && 'properties' in copy;
  return isObjectSchema && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy;
}

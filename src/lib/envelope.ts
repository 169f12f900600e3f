import { z } from 'zod/mini';

/** Accepts `{ field: x }` or `x` itself, for each of the given field names in turn, and hands x to the schema. */
export function unwrapEnvelope<Output>(fields: string | readonly string[], schema: z.ZodMiniType<Output>) {
  const names = typeof fields === 'string' ? [fields] : fields;
  const unwrap = (body: unknown): unknown => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
    const name = names.find((field) => Object.hasOwn(body, field));
    return name === undefined ? body : (body as Record<string, unknown>)[name];
  };
  return z.pipe(z.pipe(z.unknown(), z.transform(unwrap)), schema as z.ZodMiniType<Output, unknown>);
}

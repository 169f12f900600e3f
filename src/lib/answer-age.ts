const savedAt = new WeakMap<object, string>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Notes that an answer, or what was read from it, is a saved copy of that ISO instant. Gives the same data back. */
export function markSaved<Data>(data: Data, instant: string | null): Data {
  if (instant && isObject(data)) savedAt.set(data, instant);
  return data;
}

/**
 * When the server gave an answer that comes from a saved copy, as an ISO instant; null for one that came just now.
 * Of a list read page by page, the oldest page counts.
 */
export function savedAtOf(data: unknown): string | null {
  if (!isObject(data)) return null;
  const pages = 'pages' in data && Array.isArray(data.pages) ? data.pages : [];
  const instants = [data, ...pages].flatMap((part) => (isObject(part) ? (savedAt.get(part) ?? []) : []));
  return instants.sort()[0] ?? null;
}

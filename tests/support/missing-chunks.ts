/**
 * Chunks that fail to come, for `vi.mock` factories. Import it within `vi.hoisted`, which runs before the mocks:
 * `const chunks = await vi.hoisted(async () => (await import('../support/missing-chunks')).missingChunks('page'))`.
 */
export function missingChunks<Name extends string>(...names: Name[]) {
  /** How many more times each chunk fails to come. */
  const failures = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  /** Imports a module unless its chunk is to fail, as a browser reports it. */
  const importing = async (name: Name, original: () => Promise<object>): Promise<object> => {
    if (failures[name] === 0) return original();
    failures[name] -= 1;
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  return { failures, importing };
}

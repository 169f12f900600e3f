/** A chunk that could not be fetched: no network, or no longer on the server after a deploy. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'A chunk could not be loaded', { cause });
  }
}

const IMPORT_FAILURES = /dynamically imported module|module script failed|error loading.*module|unable to preload/i;

/** True for a ChunkLoadError and for what browsers throw when a dynamic import fails. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof ChunkLoadError || (error instanceof Error && IMPORT_FAILURES.test(error.message));
}

/** A dynamic import that several callers share. */
export interface Chunk<Module> {
  /** Imports the module once; after a failure the next call imports it again. Rejects with a ChunkLoadError. */
  load: () => Promise<Module>;
  /** The module, or undefined until it is loaded. */
  loaded: () => Module | undefined;
  /** Calls back once the module is loaded, by any caller. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** The address of the file that a failure names, without a query string; undefined where it names none (Safari). */
export const addressIn = (failure: unknown): string | undefined =>
  failure instanceof Error ? /https?:\/\/\S+\.js\b/.exec(failure.message)?.[0] : undefined;

/**
 * Imports a module again after a failure. Some browsers cache a failed module under its address until the page is left, so
 * an address named in the failure is imported with a query string. Chromium fetches again by itself; where the failure
 * names no address (Safari), only a reload helps.
 */
function importAnew<Module>(importModule: () => Promise<Module>, failure: unknown, attempt: number): Promise<Module> {
  return importModule().catch((error: unknown) => {
    const address = addressIn(failure);
    if (!address || !navigator.onLine) throw error;
    return import(/* @vite-ignore */ `${address}?retry=${attempt}`) as Promise<Module>;
  });
}

/** Creates a dynamic import that can be shared and retried. Keep the result outside components. */
export function importChunk<Module>(importModule: () => Promise<Module>): Chunk<Module> {
  let loaded: Module | undefined;
  let pending: Promise<Module> | undefined;
  let failure: unknown;
  let attempts = 0;
  const listeners = new Set<() => void>();

  async function attempt(): Promise<Module> {
    attempts += 1;
    try {
      loaded = await (failure === undefined ? importModule() : importAnew(importModule, failure, attempts));
      for (const listener of listeners) listener();
      return loaded;
    } catch (error) {
      failure = error;
      pending = undefined;
      throw new ChunkLoadError(error);
    }
  }

  return {
    load: () => {
      pending ??= attempt();
      return pending;
    },
    loaded: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

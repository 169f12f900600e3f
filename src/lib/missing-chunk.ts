const chunkFailures = /dynamically imported module|module script failed|error loading.*module|unable to preload/i;

/** True for the error a browser throws when a page's code could not be loaded. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && chunkFailures.test(error.message);
}

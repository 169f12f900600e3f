import { useCallback, useEffect, useState } from 'react';

/** A part of the page whose code is no part of the first load. */
export interface Late<Part> {
  /** Null until its code has arrived. */
  part: Part | null;
  /** Fetches the code once; after a failure, again. Rejects when it did not arrive. */
  load: () => Promise<Part>;
}

/** Makes a part late: `fetchPart` imports its module. Keep the answer outside of components, so that all share it. */
export function late<Part>(fetchPart: () => Promise<Part>): Late<Part> {
  let coming: Promise<Part> | null = null;
  const entry: Late<Part> = {
    part: null,
    load: () => {
      coming ??= fetchPart().then(
        (part) => {
          entry.part = part;
          return part;
        },
        (error: unknown) => {
          coming = null;
          throw error;
        },
      );
      return coming;
    },
  };
  return entry;
}

/** The part, null until it is there, and a way to fetch it, which may be called again and again. */
export function useLate<Part>(source: Late<Part>): { part: Part | null; want: (onFailure?: () => void) => void } {
  const [part, setPart] = useState(() => source.part);
  const want = useCallback(
    (onFailure = () => {}) => {
      // In a function of its own, since the part may be a function itself.
      source.load().then((loaded) => setPart(() => loaded), onFailure);
    },
    [source],
  );
  return { part, want };
}

/** The part, fetched as soon as this is drawn; `hasFailed` until `retry` brings it. */
export function useLateNow<Part>(source: Late<Part>) {
  const { part, want } = useLate(source);
  const [hasFailed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    want(() => setFailed(true));
  }, [want]);
  useEffect(() => {
    if (part === null) retry();
  }, [part, retry]);
  return { part, hasFailed, retry };
}

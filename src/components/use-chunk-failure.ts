import { useEffect, useState } from 'react';
import { hasNewVersion } from '@/lib/chunk-failure';

/** What to say of a chunk that did not come. */
export type ChunkFailureReason = 'network' | 'new-version';

/**
 * Why a chunk did not come, or null until it is known: the network, or a deploy that has replaced the file. Give null for
 * an error that is no missing chunk.
 */
export function useChunkFailure(error: unknown): ChunkFailureReason | null {
  const [reason, setReason] = useState<ChunkFailureReason | null>(null);
  useEffect(() => {
    if (error === null) return;
    let isCurrent = true;
    void hasNewVersion().then((isNew) => {
      if (isCurrent) setReason(isNew ? 'new-version' : 'network');
    });
    return () => {
      isCurrent = false;
    };
  }, [error]);
  return reason;
}

import { useEffect, useState } from 'react';
import { hasNewVersion } from '@/lib/chunk-failure';

/**
 * Why a chunk is missing, or null until known: the network, or a deploy that has replaced the file.
 * @param error the missing chunk's error; null for any other, which is ignored
 */
export function useChunkFailure(error: unknown) {
  const [reason, setReason] = useState<'network' | 'new-version' | null>(null);
  useEffect(() => {
    if (error === null) return;
    let isCurrent = true;
    void hasNewVersion(error).then((isNew) => {
      if (isCurrent) setReason(isNew ? 'new-version' : 'network');
    });
    return () => {
      isCurrent = false;
    };
  }, [error]);
  return reason;
}

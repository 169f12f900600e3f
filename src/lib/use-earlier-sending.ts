import { type MutationKey, useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whether a mutation that was pending when this component appeared still is: one of an earlier visit of the page, whose form
 * has gone. Sent again meanwhile, it would arrive twice.
 * @param onEnd called when it has ended
 */
export function useEarlierSending(mutationKey: MutationKey, onEnd: () => void): boolean {
  const isPending = useIsMutating({ mutationKey }) > 0;
  const [isEarlier, setEarlier] = useState(isPending);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isEarlier || isPending) return;
    setEarlier(false);
    end();
  }, [isEarlier, isPending]);
  return isEarlier;
}

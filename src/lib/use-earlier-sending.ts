import { type MutationKey, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whether a mutation that was pending when this component appeared still is: one of an earlier visit of the page, whose form
 * has gone. Sent again meanwhile, it would arrive twice.
 * @param onEnd called when it has ended, with whether it has succeeded and what was sent
 */
export function useEarlierSending<Sent>(
  mutationKey: MutationKey,
  onEnd: (isSent: boolean, sent: Sent) => void,
): boolean {
  const queryClient = useQueryClient();
  const isPending = useIsMutating({ mutationKey }) > 0;
  // The mutation itself: one with a password leaves the cache as it ends.
  const [earlier, setEarlier] = useState(() => queryClient.getMutationCache().find({ mutationKey, status: 'pending' }));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!earlier || isPending) return;
    setEarlier(undefined);
    end(earlier.state.status === 'success', earlier.state.variables);
  }, [earlier, isPending]);
  return earlier !== undefined;
}

import { type MutationKey, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whether a mutation that was pending when this component appeared still is: one of an earlier visit of the page, whose form
 * has gone. Sent again meanwhile, it would arrive twice.
 * @param onEnd called when it has ended, with whether it has succeeded
 */
export function useEarlierSending(mutationKey: MutationKey, onEnd: (isSent: boolean) => void): boolean {
  const queryClient = useQueryClient();
  const isPending = useIsMutating({ mutationKey }) > 0;
  const [isEarlier, setEarlier] = useState(isPending);
  const end = useEffectEvent(() =>
    onEnd(queryClient.getMutationCache().findAll({ mutationKey }).at(-1)?.state.status === 'success'),
  );
  useEffect(() => {
    if (!isEarlier || isPending) return;
    setEarlier(false);
    end();
  }, [isEarlier, isPending]);
  return isEarlier;
}

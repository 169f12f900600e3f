import { type DefaultError, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** useMutation for a form or dialog that shows the failure inline: while it is mounted, the toast is not announced. */
export function useInlineMutation<Data, Variables, Context>(
  options: UseMutationOptions<Data, DefaultError, Variables, Context>,
) {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useMutation({ ...options, meta: { ...options.meta, isShownInline: () => isMounted.current } });
}

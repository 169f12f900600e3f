import { type DefaultError, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useIsMounted } from './use-is-mounted';

/** useMutation for a form or dialog that shows the failure inline: while it is mounted, the toast is not announced. */
export function useInlineMutation<Data, Variables, Context>(
  options: UseMutationOptions<Data, DefaultError, Variables, Context>,
) {
  const isShownInline = useIsMounted();
  return useMutation({ ...options, meta: { ...options.meta, isShownInline } });
}

import type { DefaultError, MutationOptions, QueryClient } from '@tanstack/react-query';

/**
 * Runs a mutation for a component that does not show its state: without a subscription, and with the options at the time of
 * the press. (`useMutation` gives a pending mutation the options of later renders, perhaps for another person.) The callbacks
 * and `meta` of the options handle its outcome.
 */
export function runMutation<Data, Variables, Context>(
  queryClient: QueryClient,
  options: MutationOptions<Data, DefaultError, Variables, Context>,
  variables: Variables,
): void {
  const mutation = queryClient.getMutationCache().build(queryClient, options);
  mutation.execute(variables).catch(() => {});
}

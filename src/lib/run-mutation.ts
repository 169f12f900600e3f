import type { DefaultError, MutationOptions, QueryClient } from '@tanstack/react-query';

/**
 * Runs a mutation at the moment of a press, for components that do not show its state: no subscription, and the options
 * stay those of the press. (`useMutation` hands a pending mutation the options of each later render, which may be another
 * person's.) What becomes of it is for the options' callbacks and `meta` to say.
 */
export function runMutation<Data, Variables, Context>(
  queryClient: QueryClient,
  options: MutationOptions<Data, DefaultError, Variables, Context>,
  variables: Variables,
): void {
  const mutation = queryClient.getMutationCache().build(queryClient, options);
  mutation.execute(variables).catch(() => {});
}

import { queryOptions } from '@tanstack/react-query';
import { FRESH_FOR } from '@/config/constants';
import { dataOf } from '@/lib/fetched';
import { getAccountMenu } from './account-menu.client';

/** The account menu, keyed by user (null: a visitor). If it fails, a built-in menu is shown. */
export const accountMenuQueries = {
  all: ['account-menu'] as const,
  ofUser: (userId: string | null) =>
    queryOptions({
      queryKey: [...accountMenuQueries.all, userId],
      queryFn: ({ signal }) => getAccountMenu(userId === null, signal),
      staleTime: FRESH_FOR.accountMenu,
      refetchOnWindowFocus: false,
      retry: false,
      select: dataOf,
    }),
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountMenuQueries } from '@/api/account-menu/account-menu.queries';
import type { AccountMenu } from '@/api/account-menu/account-menu.schema';
import { MENU_TIMEOUT } from '@/config/constants';
import { runWhenIdle } from '@/lib/run-when-idle';

interface AccountMenuState {
  /** The server's menu, or null; also null for an open menu that no longer waited for it and must not change. */
  menu: AccountMenu | null;
  /** True while the response is pending and the built-in menu is not shown yet. */
  isLoading: boolean;
  /** Requests the menu; called when the button is hovered, focused or pressed. */
  want: () => void;
  /** Requests a failed menu again; called on closing, so that an open menu does not change. */
  retry: () => void;
}

/**
 * The account menu of a person (null: a visitor). It is requested when it is about to be opened, at the latest in an idle
 * callback after the page's own requests.
 */
export function useAccountMenu(userId: string | null, isOpen: boolean): AccountMenuState {
  const [isWanted, setWanted] = useState(false);
  const [isTimedOut, setTimedOut] = useState(false);
  const { data, isError, isPending, isStale, refetch } = useQuery({
    ...accountMenuQueries.ofUser(userId),
    enabled: isWanted,
  });
  const queryClient = useQueryClient();

  // A subscription instead of a hook, which would render on every request of the page.
  useEffect(() => {
    if (isWanted) return;
    let cancel = () => {};
    const look = () => {
      cancel();
      cancel = runWhenIdle(() => {
        if (queryClient.isFetching() === 0) setWanted(true);
      });
    };
    look();
    const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.state.fetchStatus === 'idle') look();
    });
    return () => {
      stop();
      cancel();
    };
  }, [isWanted, queryClient]);

  useEffect(() => {
    if (!isOpen) return setTimedOut(false);
    if (!isPending) return;
    const timer = setTimeout(() => setTimedOut(true), MENU_TIMEOUT);
    return () => clearTimeout(timer);
  }, [isOpen, isPending]);

  return {
    menu: isTimedOut ? null : (data ?? null),
    isLoading: isWanted && isPending && !isTimedOut,
    want: () => {
      setWanted(true);
      if (data && isStale) void refetch({ cancelRefetch: false });
    },
    retry: () => {
      if (isError) void refetch();
    },
  };
}

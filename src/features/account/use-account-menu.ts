import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountMenuQueries } from '@/api/account-menu/account-menu.queries';
import type { AccountMenu } from '@/api/account-menu/account-menu.schema';
import { MENU_TIMEOUT } from '@/config/constants';
import { runWhenIdle } from '@/lib/idle-queue';

interface AccountMenuState {
  /** The server's menu, or null. */
  menu: AccountMenu | null;
  /** True while there is nothing to show yet: the response is pending and the built-in menu not shown so far. */
  isLoading: boolean;
  /** Requests the menu, because someone is about to open it. */
  want: () => void;
  /** Requests a menu that failed once more, because someone closed it: what is shown does not change under the pointer. */
  retry: () => void;
}

/**
 * The account menu of a person (null: a visitor). It is requested when someone is about to open it, at the latest in an
 * idle callback after the page's own requests.
 */
export function useAccountMenu(userId: string | null, isOpen: boolean): AccountMenuState {
  const [isWanted, setWanted] = useState(false);
  const [isTimedOut, setTimedOut] = useState(false);
  const { data, isError, isPending, isStale, refetch } = useQuery({
    ...accountMenuQueries.ofUser(userId),
    enabled: isWanted,
  });
  const isBusyPage = useIsFetching() > 0;

  useEffect(() => {
    if (isWanted || isBusyPage) return;
    return runWhenIdle(() => setWanted(true));
  }, [isWanted, isBusyPage]);

  useEffect(() => {
    if (!isOpen) return setTimedOut(false);
    const timer = setTimeout(() => setTimedOut(true), MENU_TIMEOUT);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return {
    menu: data ?? null,
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

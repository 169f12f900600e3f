import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountMenuQueries } from '@/api/account-menu/account-menu.queries';
import type { AccountMenu } from '@/api/account-menu/account-menu.schema';
import { MENU_TIMEOUT } from '@/config/constants';

interface AccountMenuState {
  /** The server's menu, or null; also null for an open menu that no longer waited for it and must not change. */
  menu: AccountMenu | null;
  /** True while the response is pending and the built-in menu is not shown yet. */
  isLoading: boolean;
  /** Whether it has been requested. */
  isWanted: boolean;
  /** Requests the menu; called when the button is hovered, focused or pressed. */
  want: () => void;
  /** Requests a failed menu again; called on closing, so that an open menu does not change. */
  retry: () => void;
}

/** The account menu of a person (null: a visitor). It is requested when it is wanted. */
export function useAccountMenu(userId: string | null, isOpen: boolean): AccountMenuState {
  const [isWanted, setWanted] = useState(false);
  const [isTimedOut, setTimedOut] = useState(false);
  const { data, isError, isPending, isStale, refetch } = useQuery({
    ...accountMenuQueries.ofUser(userId),
    enabled: isWanted,
  });

  useEffect(() => {
    if (!isOpen) return setTimedOut(false);
    if (!isPending) return;
    const timer = setTimeout(() => setTimedOut(true), MENU_TIMEOUT);
    return () => clearTimeout(timer);
  }, [isOpen, isPending]);

  return {
    menu: isTimedOut ? null : (data ?? null),
    isWanted,
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

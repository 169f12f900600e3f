import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import type { Resort } from '@/api/resorts/resort.schema';
import { messages } from '@/config/messages';
import { paths } from '@/config/paths';
import { notify } from '@/lib/notify';
import { useAuth } from '@/session/auth-context';
import { loginStateAt } from '@/session/return-path';
import { startingGuest, useCreateGuestWithFavorite } from '@/session/session-actions';
import { isSaved } from './favorite-rules';
import { useFavoriteWish } from './use-favorite-wish';

interface FavoriteToggle {
  isSaved: boolean;
  /** It is not known yet whether the resort is saved, or a guest account is being made. */
  isBusy: boolean;
  toggle: () => void;
}

/**
 * Whether a resort is saved, and the way to change it. A visitor's first favorite makes a guest account
 * (`visitor: 'guest'`) or asks to log in (`visitor: 'login'`, as the detail page does).
 */
export function useFavoriteToggle(resort: Resort, visitor: 'guest' | 'login'): FavoriteToggle {
  const { user, isChecking } = useAuth();
  const navigate = useNavigate();
  const location = useLocation();
  const favorites = useQuery({
    ...favoriteQueries.ofUser(user?.id ?? ''),
    enabled: user !== null,
    select: (list) => isSaved(list, resort.id),
  });
  const { wish, isPending: isWishing } = useFavoriteWish(resort, user);
  const startGuest = useCreateGuestWithFavorite(resort);
  const isStartingGuest = useIsMutating({ mutationKey: startingGuest }) > 0;

  if (user) {
    const saved = favorites.data ?? false;
    const isUnknown = favorites.data === undefined;
    return {
      isSaved: saved,
      isBusy: isChecking || (isUnknown && (favorites.isFetching || isWishing)),
      toggle: () => wish(!saved),
    };
  }
  return {
    isSaved: startGuest.isPending,
    isBusy: isStartingGuest,
    toggle: () => {
      if (visitor === 'guest') return startGuest.start();
      notify.info(messages.favorites.logInFirst);
      void navigate(paths.login, { state: loginStateAt(location) });
    },
  };
}

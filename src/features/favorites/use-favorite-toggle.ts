import { useIsMutating, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@/api/auth/user.schema';
import { changingFavorites, favoriteQueries } from '@/api/favorites/favorites.queries';
import type { Resort } from '@/api/resorts/resort.schema';
import { useAnnounceFailure } from '@/lib/announce-failure';
import { m } from '@/paraglide/messages';
import { useAuth } from '@/session/auth-context';
import { getSession } from '@/session/auth-storage';
import { startingGuest } from '@/session/session-actions';
import { changeFavorite } from './change-favorite';
import { isSaved } from './favorite-rules';

interface FavoriteToggle {
  isSaved: boolean;
  /** It is not known yet whether the resort is saved, or a guest account is being created. */
  isBusy: boolean;
  toggle: () => void;
}

/**
 * Whether a resort is saved, and a function to toggle it. A page has many hearts, so each subscribes only to what it
 * renders, not to what a press needs.
 * @param onVisitorPress called when someone without a session presses the button, with what saves the resort for a person
 */
export function useFavoriteToggle(
  resort: Resort,
  onVisitorPress: (save: (person: User) => void) => void,
): FavoriteToggle {
  const { user, isChecking } = useAuth();
  const queryClient = useQueryClient();
  const userId = user?.id ?? null;
  const { data, error, isFetching } = useQuery({
    ...favoriteQueries.ofUser(userId),
    select: ({ data: favorites }) => isSaved(favorites, resort.id),
  });
  useAnnounceFailure(error, { failure: m.favorites_problem() });
  const isChanging = useIsMutating({ mutationKey: changingFavorites(userId, resort.id) }) > 0;
  const guestsFavorites = useMutationState({
    filters: { mutationKey: startingGuest, status: 'pending' },
    select: ({ state }) => state.variables,
  });

  const change = (person: User, isWanted: boolean) =>
    changeFavorite(queryClient, { user: person, favorite: { resortId: resort.id, resort }, isWanted });

  if (user) {
    const saved = data ?? false;
    return {
      isSaved: saved,
      isBusy: isChecking || (data === undefined && (isFetching || isChanging)),
      toggle: () => change(user, !saved),
    };
  }
  return {
    isSaved: guestsFavorites.includes(resort.id),
    isBusy: guestsFavorites.length > 0,
    toggle: () => {
      // Until hydration has come this far, a person with a session is shown as a visitor.
      const session = getSession();
      if (session) change(session.user, true);
      else onVisitorPress((person) => change(person, true));
    },
  };
}

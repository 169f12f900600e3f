import { useIsMutating, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { changingFavorites, favoriteQueries } from '@/api/favorites/favorites.queries';
import type { Resort } from '@/api/resorts/resort.schema';
import { useAnnounceFailure } from '@/lib/announce-failure';
import { m } from '@/paraglide/messages';
import { useAuth } from '@/session/auth-context';
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
 * @param onVisitorPress called when someone without a session presses the button
 */
export function useFavoriteToggle(resort: Resort, onVisitorPress: () => void): FavoriteToggle {
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

  if (user) {
    const saved = data ?? false;
    return {
      isSaved: saved,
      isBusy: isChecking || (data === undefined && (isFetching || isChanging)),
      toggle: () => changeFavorite(queryClient, { user, favorite: { resortId: resort.id, resort }, isWanted: !saved }),
    };
  }
  return {
    isSaved: guestsFavorites.includes(resort.id),
    isBusy: guestsFavorites.length > 0,
    toggle: onVisitorPress,
  };
}

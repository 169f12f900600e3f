import { useQuery } from '@tanstack/react-query';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import { messages } from '@/config/messages';
import { useAnnounceFailure } from '@/lib/announce-failure';
import { useAuth } from '@/session/auth-context';

/** The favorites of whoever is here, for the page that shows them; fetched only when somebody is. */
export function useFavorites() {
  const { user } = useAuth();
  const favorites = useQuery({ ...favoriteQueries.ofUser(user?.id ?? ''), enabled: user !== null });
  const { data, error } = favorites;
  useAnnounceFailure(error, { failure: messages.favorites.problem, isShownInline: data === undefined });
  return favorites;
}

import { useQuery } from '@tanstack/react-query';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import { useAuth } from '@/session/auth-context';

/** The favorites of whoever is here; asked for only when somebody is. */
export function useFavorites() {
  const { user } = useAuth();
  return useQuery({ ...favoriteQueries.ofUser(user?.id ?? ''), enabled: user !== null });
}

import { useQuery } from '@tanstack/react-query';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import { Alert } from '@/components/ui/alert';
import { ChangingText } from '@/components/ui/changing-text';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { useAuth } from '@/session/auth-context';

/** Tells a guest what happens to the saved resorts. They are fetched here, before the guest's session ends. */
export function GuestNote() {
  const { user } = useAuth();
  const guest = user?.userType === 'guest' ? user : null;
  const { data } = useQuery(favoriteQueries.ofUser(guest?.id ?? null));
  if (!guest || data?.length === 0) return null;
  return (
    <Alert>
      <ChangingText>
        {data ? m.auth_guest_ends({ count: data.length, shown: formatCount(data.length) }) : m.auth_guest_ends_soon()}
      </ChangingText>
    </Alert>
  );
}

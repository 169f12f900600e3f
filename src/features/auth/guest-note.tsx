import { useQuery } from '@tanstack/react-query';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import { Alert } from '@/components/ui/alert';
import { ChangingText } from '@/components/ui/changing-text';
import { formatCounted } from '@/lib/format';
import { useAuth } from '@/session/auth-context';
import { roleOf } from '@/session/permissions';

/** Tells a guest what happens to the saved resorts; they are fetched here, before the guest's session ends. */
export function GuestNote() {
  const { user } = useAuth();
  const isGuest = roleOf(user) === 'guest';
  const { data } = useQuery({ ...favoriteQueries.ofUser(user?.id ?? ''), enabled: isGuest });
  if (!isGuest || data?.length === 0) return null;
  const saved = data ? `the ${formatCounted(data.length, 'resort')}` : 'the resorts';
  return (
    <Alert>
      <ChangingText>
        {`Logging in ends the guest session. You will be asked whether to bring ${saved} you saved along.`}
      </ChangingText>
    </Alert>
  );
}

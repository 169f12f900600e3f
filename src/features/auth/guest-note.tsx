import { Alert } from '@/components/ui/alert';
import { useAuth } from '@/session/auth-context';
import { roleOf } from '@/session/permissions';

/** Tells a guest what becomes of the saved resorts: the API has no call that moves them. */
export function GuestNote() {
  const { user } = useAuth();
  if (roleOf(user) !== 'guest') return null;
  return (
    <Alert>
      Favorites saved as a guest stay with the guest account, and logging in ends the guest session. Expect to save them
      again.
    </Alert>
  );
}

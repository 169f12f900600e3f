import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';
import type { LoginState } from '@/session/return-path';
import { useCreateGuest } from '@/session/session-actions';

/** For visitors: start as a guest, or sign up. */
export function StartSaving() {
  const { start, isPending } = useCreateGuest();
  return (
    <EmptyState
      title={m.favorites_short_list()}
      text={m.favorites_short_list_text()}
      action={
        <>
          <Button variant="primary" busy={isPending} busyLabel={m.favorites_starting()} onClick={start}>
            {m.favorites_start()}
          </Button>
          <Button asChild>
            <Link to={paths.signup} state={{ from: paths.favorites } satisfies LoginState}>
              {m.action_sign_up()}
            </Link>
          </Button>
        </>
      }
    />
  );
}

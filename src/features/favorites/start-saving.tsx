import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { LoginState } from '@/session/return-path';
import { useCreateGuest } from '@/session/session-actions';

/** Shown to visitors: start as a guest, or sign up. */
export function StartSaving() {
  const { start, isPending } = useCreateGuest();
  return (
    <EmptyState
      title="Keep a short list"
      text="A guest account holds up to three resorts and takes one press: no name, no email, no password."
      action={
        <>
          <Button variant="primary" busy={isPending} busyLabel="Starting..." onClick={start}>
            Start Saving Favorites (3 free)
          </Button>
          <Button asChild>
            <Link to={paths.signup} state={{ from: paths.favorites } satisfies LoginState}>
              Sign Up
            </Link>
          </Button>
        </>
      }
    />
  );
}

import { Link } from 'react-router-dom';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';
import type { LoginState } from '@/session/return-path';

/** Tells a guest that favorites are limited without an account, with a link to sign up. */
export function GuestBanner() {
  return (
    <Alert
      className="mb-8 md:mb-10"
      action={
        <Button asChild variant="ink" size="small">
          <Link to={paths.signup} state={{ from: paths.favorites } satisfies LoginState}>
            {m.action_sign_up()}
          </Link>
        </Button>
      }
    >
      {m.favorites_guest_notice()}
    </Alert>
  );
}

import { Link, useLocation } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';
import { loginStateAt } from '@/session/return-path';

interface GuestInvitationProps {
  title: string;
  /** What an account offers on this page. */
  text: string;
}

/** Shown to guests in place of a page that needs an account; invites them to create one. */
export function GuestInvitation({ title, text }: GuestInvitationProps) {
  const state = loginStateAt(useLocation());
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <>
          <Button asChild variant="primary">
            <Link to={paths.signup} state={state}>
              {m.action_sign_up()}
            </Link>
          </Button>
          <Button asChild>
            <Link to={paths.login} state={state}>
              {m.action_log_in()}
            </Link>
          </Button>
        </>
      }
    />
  );
}

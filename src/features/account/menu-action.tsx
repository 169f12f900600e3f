import { type MouseEventHandler, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { isPlainClick } from '@/lib/links';
import { m } from '@/paraglide/messages';
import { useAuth } from '@/session/auth-context';
import { hasDrafts } from '@/session/draft-storage';
import { isEntrance, loginStateAt } from '@/session/return-path';
import { useSignOut } from '@/session/session-actions';
import type { MenuAction } from './menu-entries';

interface MenuActionProps {
  action: MenuAction;
  /** Called when the action is chosen, to close the menu. */
  onChoose: () => void;
  className?: string | undefined;
  children?: ReactNode;
}

/** One entry of the account menu: a link or, to sign out, a button. */
export function MenuActionControl({ action, onChoose, className, children = action.label }: MenuActionProps) {
  const location = useLocation();
  const choose: MouseEventHandler = (event) => {
    // A click that opens another tab leaves this menu open.
    if (isPlainClick(event)) onChoose();
  };

  switch (action.kind) {
    case 'page': {
      const state = isEntrance(action.path) ? loginStateAt(location) : undefined;
      return (
        <Link to={action.path} state={state} className={className} onClick={choose}>
          {children}
        </Link>
      );
    }
    case 'website':
      return (
        <a href={action.address} rel="noreferrer" className={className} onClick={choose}>
          {children}
        </a>
      );
    case 'sign-out':
      return (
        <SignOutButton className={className} onChoose={onChoose}>
          {children}
        </SignOutButton>
      );
  }
}

/** Signs out. Whoever has text that was not sent is asked first, because signing out deletes it. */
function SignOutButton({ onChoose, className, children }: Omit<MenuActionProps, 'action'>) {
  const { user } = useAuth();
  const signOut = useSignOut();
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => {
    onChoose();
    signOut();
  };
  const stay = () => setIsAsking(false);
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => (user && hasDrafts(user.id) ? setIsAsking(true) : leave())}
      >
        {children}
      </button>
      <Dialog
        placement="alert"
        open={isAsking}
        title={m.account_log_out_question()}
        description={m.account_log_out_text()}
        foot={
          <>
            <Button size="small" onClick={stay}>
              {m.account_stay()}
            </Button>
            <Button size="small" variant="danger" onClick={leave}>
              {m.account_log_out()}
            </Button>
          </>
        }
        onClose={stay}
      />
    </>
  );
}

import type { MouseEventHandler, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isPlainClick } from '@/lib/links';
import { isEntrance, loginStateAt } from '@/session/return-path';
import { useSignOut } from '@/session/session-actions';
import type { MenuAction } from './menu-entries';

interface MenuActionProps {
  action: MenuAction;
  /** Called when the action is chosen, to close the menu. */
  onChoose: () => void;
  className?: string;
  children?: ReactNode;
}

/** One entry of the account menu: a link or, to sign out, a button. */
export function MenuActionControl({ action, onChoose, className, children = action.label }: MenuActionProps) {
  const location = useLocation();
  const signOut = useSignOut();
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
        <button
          type="button"
          className={className}
          onClick={() => {
            onChoose();
            signOut();
          }}
        >
          {children}
        </button>
      );
  }
}

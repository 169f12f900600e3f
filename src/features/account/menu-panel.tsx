import type { RefObject } from 'react';
import type { AccountMenu } from '@/api/account-menu/account-menu.schema';
import type { User } from '@/api/auth/user.schema';
import { Popover } from '@/components/ui/popover';
import { m } from '@/paraglide/messages';
import { fallbackMenu } from './fallback-menu';
import { isPageButton, type MenuEntry, toMenuEntries } from './menu-entries';
import { RegisteredMenu } from './registered-menu';
import { VisitorMenu } from './visitor-menu';

interface MenuPanelProps {
  id: string;
  user: User | null;
  /** The server's menu, or null for the built-in one. */
  menu: AccountMenu | null;
  /** The button the panel belongs to. */
  button: RefObject<HTMLButtonElement | null>;
  onChoose: () => void;
  onDismiss: (by: 'escape' | 'outside') => void;
}

const isSignOut = (entry: MenuEntry) => entry.kind === 'sign-out';

/** The server's entries and, where it sent none that is needed, the built-in ones that are: to sign out, or to log in. */
function withNeeded(sent: MenuEntry[], builtIn: MenuEntry[], isNeeded: (entry: MenuEntry) => boolean): MenuEntry[] {
  if (sent.length === 0) return builtIn;
  if (sent.some(isNeeded)) return sent;
  return [...sent, { kind: 'divider', key: 'before-built-in' }, ...builtIn.filter(isNeeded)];
}

/**
 * Content of the account menu. It holds a heading, text and links, which `role="menu"` must not, so it is a popover and a
 * named region: a disclosure whose links are reached with Tab.
 */
export function MenuPanel({ id, user, menu, button, onChoose, onDismiss }: MenuPanelProps) {
  const builtIn = fallbackMenu(user);
  const shown = menu ?? builtIn;
  const title = shown.menuType === 'account' ? m.account_word() : m.account_menu_word();
  const isMember = user?.userType === 'registered';
  const entries = withNeeded(
    toMenuEntries(shown.items),
    toMenuEntries(builtIn.items),
    isMember ? isSignOut : isPageButton,
  );
  return (
    <Popover
      id={id}
      aria-label={title}
      anchor={button}
      onDismiss={onDismiss}
      className={isMember ? 'w-[calc(100vw-1rem)] md:w-76' : 'w-[calc(100vw-1rem)] md:w-84'}
    >
      {isMember ? (
        <RegisteredMenu user={user} entries={entries} onChoose={onChoose} />
      ) : (
        <VisitorMenu isGuest={user !== null} title={title} menu={shown} entries={entries} onChoose={onChoose} />
      )}
    </Popover>
  );
}

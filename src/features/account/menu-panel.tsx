import type { AccountMenu } from '@/api/account-menu/account-menu.schema';
import type { User } from '@/api/auth/user.schema';
import { cn } from '@/lib/class-names';
import { roleOf } from '@/session/permissions';
import { fallbackMenu } from './fallback-menu';
import { type MenuEntry, toMenuEntries } from './menu-entries';
import { RegisteredMenu } from './registered-menu';
import { VisitorMenu } from './visitor-menu';

export interface MenuPanelProps {
  id: string;
  user: User | null;
  /** The server's menu, or null where the built-in one has to serve. */
  menu: AccountMenu | null;
  onChoose: () => void;
}

const panel =
  'absolute inset-x-2 top-16 z-40 max-h-[calc(100dvh-5rem)] overflow-y-auto overscroll-contain rounded-3 border border-line ' +
  'bg-surface p-2 shadow-menu animate-rise-in md:inset-x-auto md:top-[calc(100%+8px)] md:right-0';

const isWayOut = (entry: MenuEntry) => entry.kind === 'sign-out';
const isWayIn = (entry: MenuEntry) => entry.kind === 'page' && entry.isButton;

/** Whatever the server sends: a member can sign out, and anyone else can get in. */
function withWay(sent: MenuEntry[], builtIn: MenuEntry[], isWay: (entry: MenuEntry) => boolean): MenuEntry[] {
  if (sent.length === 0) return builtIn;
  return sent.some(isWay) ? sent : [...sent, { kind: 'divider', key: 'before-built-in' }, ...builtIn.filter(isWay)];
}

/**
 * Content of the account menu. It holds a heading, text and links, which `role="menu"` must not, so it is a named region
 * right behind its button: a disclosure, walked through with Tab, whose links are links.
 */
export function MenuPanel({ id, user, menu, onChoose }: MenuPanelProps) {
  const role = roleOf(user);
  const builtIn = fallbackMenu(role);
  const shown = menu ?? builtIn;
  const title = shown.menuType === 'account' ? 'Account' : 'Menu';
  const isMember = user !== null && role === 'registered';
  const entries = withWay(toMenuEntries(shown.items), toMenuEntries(builtIn.items), isMember ? isWayOut : isWayIn);
  return (
    <section id={id} aria-label={title} className={cn(panel, isMember ? 'md:w-76' : 'md:w-84')}>
      {isMember ? (
        <RegisteredMenu user={user} entries={entries} onChoose={onChoose} />
      ) : (
        <VisitorMenu role={role} title={title} menu={shown} entries={entries} onChoose={onChoose} />
      )}
    </section>
  );
}

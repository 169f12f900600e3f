import type { MenuItem } from '@/api/account-menu/account-menu.schema';
import { paths } from '@/config/paths';
import { safeUrl } from '@/lib/links';
import { menuText } from './menu-words';

interface Words {
  key: string;
  label: string;
  icon: string;
  isPrimary: boolean;
  /** Sent as a button rather than as a link of the list. */
  isButton: boolean;
}

/** A menu item that does something. */
export type MenuAction = Words &
  ({ kind: 'page'; path: string } | { kind: 'website'; address: string } | { kind: 'sign-out' });

export type MenuEntry = { kind: 'divider'; key: string } | MenuAction;

// A Map because the names come from the server: a plain object also has a 'constructor'.
const pagesByAction: ReadonlyMap<string, string> = new Map([
  ['login', paths.login],
  ['signin', paths.login],
  ['signup', paths.signup],
  ['register', paths.signup],
]);

function toEntry({ id, type, label, href, icon, action, variant }: MenuItem, index: number): MenuEntry | null {
  const key = `${index}-${id}`;
  if (type === 'divider') return { kind: 'divider', key };
  const words = { key, label: menuText(label), icon, isPrimary: variant === 'primary', isButton: type === 'button' };
  const actionName = action.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (actionName === 'logout' || actionName === 'signout') return { ...words, kind: 'sign-out' };

  const address = safeUrl(href);
  if (address?.startsWith('/')) return { ...words, kind: 'page', path: address };
  if (address?.toLowerCase().startsWith('https:')) return { ...words, kind: 'website', address };
  const path = pagesByAction.get(actionName);
  return path ? { ...words, kind: 'page', path } : null;
}

/** Whether an entry opens a page and was sent as a button: log-in and sign-up of visitors and guests. */
export const isPageButton = (entry: MenuEntry): entry is MenuAction => entry.kind === 'page' && entry.isButton;

const isDivider = (entry: MenuEntry | undefined) => entry === undefined || entry.kind === 'divider';

/**
 * The server's items as entries: internal paths, https links and known actions. Other items are left out, and with them
 * dividers without neighbours.
 */
export function toMenuEntries(items: readonly MenuItem[]): MenuEntry[] {
  const entries = items.map(toEntry).filter((entry) => entry !== null);
  const inner = entries.filter((entry, index) => !(isDivider(entry) && isDivider(entries[index - 1])));
  return isDivider(inner.at(-1)) ? inner.slice(0, -1) : inner;
}

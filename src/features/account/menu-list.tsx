import { Bell, Heart, LogIn, LogOut, type LucideIcon, Settings, Star, User, UserPlus } from 'lucide-react';
import { cn } from '@/lib/class-names';
import { MenuActionControl } from './menu-action';
import type { MenuEntry } from './menu-entries';

const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['login', LogIn],
  ['user-plus', UserPlus],
  ['user', User],
  ['heart', Heart],
  ['star', Star],
  ['bell', Bell],
  ['settings', Settings],
  ['logout', LogOut],
]);

interface MenuListProps {
  entries: readonly MenuEntry[];
  onChoose: () => void;
}

const row = 'focus-inset flex min-h-11 w-full items-center gap-3 rounded-2 px-3 py-2 text-left text-ui leading-tight';
const plain = 'hover:bg-sunken [&>.lucide]:text-ink-3';
const primary = 'bg-signal font-semibold text-on-signal hover:bg-signal-hover';

/** Choices of the account menu under each other: icon, then label. */
export function MenuList({ entries, onChoose }: MenuListProps) {
  return (
    <ul>
      {entries.map((entry) =>
        entry.kind === 'divider' ? (
          <li key={entry.key} aria-hidden className="mx-3 my-2 h-px bg-line" />
        ) : (
          <li key={entry.key}>
            <MenuActionControl
              action={entry}
              onChoose={onChoose}
              className={cn(row, entry.isPrimary ? primary : plain)}
            >
              <MenuIcon name={entry.icon} />
              <span className="min-w-0">{entry.label}</span>
            </MenuActionControl>
          </li>
        ),
      )}
    </ul>
  );
}

/** The icon for a name sent by the server; an empty space for an unknown one, so that labels stay aligned. */
function MenuIcon({ name }: { name: string }) {
  const Icon = icons.get(name);
  return Icon ? <Icon aria-hidden /> : <span className="w-[1.25em] flex-none" />;
}

import { cn } from '@/lib/class-names';
import { MenuActionControl } from './menu-action';
import type { MenuEntry } from './menu-entries';
import { MenuIcon } from './menu-icon';

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

import type { User } from '@/api/auth/user.schema';
import { UserAvatar } from '@/components/user-avatar';
import type { MenuEntry } from './menu-entries';
import { MenuList } from './menu-list';

interface RegisteredMenuProps {
  user: User;
  entries: readonly MenuEntry[];
  onChoose: () => void;
}

/** The account menu of a registered person: name, email and the entries. */
export function RegisteredMenu({ user, entries, onChoose }: RegisteredMenuProps) {
  return (
    <>
      <div className="flex items-center gap-3 p-3">
        <UserAvatar name={user.fullName} src={user.avatarUrl} size="large" />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-bold leading-[1.3]">{user.fullName}</p>
          <p className="text-caption text-ink-3">{user.email}</p>
        </div>
      </div>
      <div className="mx-3 my-2 h-px bg-line" />
      <MenuList entries={entries} onChoose={onChoose} />
    </>
  );
}

import { Avatar } from '@/components/ui/avatar';
import { initials } from '@/lib/initials';

interface UserAvatarProps {
  /** Full name; its initials stand in for a missing or broken picture. */
  name: string | null | undefined;
  /** Address of the picture; anything but http(s) is not loaded. */
  src?: string | null | undefined;
  size?: 'default' | 'large';
  className?: string;
}

/** Picture of a person, or initials. Hidden from assistive technology: the name stands beside it or names the button. */
export function UserAvatar({ name, src, size = 'default', className }: UserAvatarProps) {
  const picture = src && /^https?:\/\//i.test(src) ? src : null;
  return <Avatar src={picture} fallback={initials(name)} size={size} className={className} />;
}

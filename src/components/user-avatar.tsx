import { Avatar } from '@/components/ui/avatar';
import { initials } from '@/lib/initials';
import { safeImageUrl } from '@/lib/safe-url';

interface UserAvatarProps {
  /** Full name; its initials stand in for a missing or broken picture. */
  name: string | null | undefined;
  /** Address of the picture; see safeImageUrl for what is loaded. */
  src?: string | null | undefined;
  size?: 'default' | 'large';
  className?: string;
}

/** Picture of a person, or initials. Hidden from assistive technology: the name stands beside it or names the button. */
export function UserAvatar({ name, src, size = 'default', className }: UserAvatarProps) {
  const picture = safeImageUrl(src);
  return <Avatar src={picture} fallback={initials(name)} size={size} className={className} />;
}

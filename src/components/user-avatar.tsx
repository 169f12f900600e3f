import { Avatar } from '@/components/ui/avatar';
import { safeUrl } from '@/lib/links';

/** First letters of the first two words of a full name, in capitals; 'U' when there is no name. */
export function initials(fullName: string | null | undefined): string {
  const words = (fullName ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => [...word][0]?.toLocaleUpperCase('en') ?? '').join('') || 'U';
}

interface UserAvatarProps {
  /** Full name; its initials replace a missing or broken picture. */
  name: string | null | undefined;
  /** URL of the picture, unchecked (see safeUrl). */
  src?: string | null | undefined;
  size?: 'default' | 'large';
}

/** A person's picture, or initials. Hidden from screen readers: the name is beside it or names the button. */
export function UserAvatar({ name, src, size = 'default' }: UserAvatarProps) {
  return <Avatar src={safeUrl(src)} fallback={initials(name)} size={size} />;
}

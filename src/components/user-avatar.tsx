import { type ReactNode, useState } from 'react';
import { cn } from '@/lib/class-names';
import { safeUrl } from '@/lib/links';

/** First letters of the first two words of a full name, in capitals; 'U' when there is no name. */
export function initials(fullName: string | null | undefined): string {
  const words = (fullName ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => [...word][0]?.toLocaleUpperCase('en') ?? '').join('') || 'U';
}

interface AvatarProps {
  /** URL of the picture, unchecked (see safeUrl). */
  src?: string | null | undefined;
  /** Shown while there is no picture, or when it cannot be loaded. */
  fallback: ReactNode;
  /** 34 px or 48 px. */
  size?: 'default' | 'large';
}

/** Round picture or fallback. Hidden from screen readers: the name is beside it or names the button. */
export function Avatar({ src, fallback, size = 'default' }: AvatarProps) {
  const address = safeUrl(src);
  const [broken, setBroken] = useState<string>();
  return (
    <span
      aria-hidden
      className={cn(
        'grid flex-none place-items-center overflow-hidden rounded-full bg-glacier-tint font-bold text-glacier',
        size === 'large' ? 'size-12 text-ui' : 'size-[34px] text-caption',
      )}
    >
      {address && address !== broken ? (
        <img
          src={address}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setBroken(address)}
        />
      ) : (
        fallback
      )}
    </span>
  );
}

interface UserAvatarProps extends Pick<AvatarProps, 'src' | 'size'> {
  name: string | null | undefined;
}

/** A person's picture, or the initials of their full name. */
export function UserAvatar({ name, ...picture }: UserAvatarProps) {
  return <Avatar fallback={initials(name)} {...picture} />;
}

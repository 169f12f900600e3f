import { type ComponentProps, type ReactNode, useState } from 'react';
import { cn } from '@/lib/class-names';

interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  src?: string | null | undefined;
  /** Shown while there is no picture, or when it cannot be loaded. */
  fallback: ReactNode;
  /** 34 px or 48 px. */
  size?: 'default' | 'large';
}

/** Round picture or fallback. Decorative: the name is beside it. */
export function Avatar({ src, fallback, size = 'default', className, ...props }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      data-slot="avatar"
      aria-hidden
      className={cn(
        'grid flex-none place-items-center overflow-hidden rounded-full bg-glacier-tint font-bold text-glacier',
        size === 'large' ? 'size-12 text-ui' : 'size-[34px] text-caption',
        className,
      )}
      {...props}
    >
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        fallback
      )}
    </span>
  );
}

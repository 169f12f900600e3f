import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

const variants = {
  default: 'border-ink bg-ink text-paper',
  secondary: 'border-glacier-tint bg-glacier-tint text-glacier',
  outline: 'border-control text-ink-2',
  // A black diamond instead of red, which would read as an error.
  destructive: 'border-piste-black text-ink before:size-2 before:rotate-45 before:bg-piste-black',
};

export type BadgeVariant = keyof typeof variants;

interface BadgeProps extends ComponentProps<'span'> {
  variant: BadgeVariant;
  /** Renders the child (a button or link) as the badge; the target is 44 px high. */
  asChild?: boolean;
}

/** Short fact or style. */
export function Badge({ variant, asChild = false, className, ...props }: BadgeProps) {
  const Tag = asChild ? Slot : 'span';
  return (
    <Tag
      className={cn(
        'inline-flex min-h-7 items-center gap-[.4em] rounded-1 border px-2.5 text-small leading-none font-semibold',
        variants[variant],
        asChild &&
          'relative transition-colors after:absolute after:inset-x-0 after:-inset-y-2 hover:border-ink hover:text-ink',
        className,
      )}
      {...props}
    />
  );
}

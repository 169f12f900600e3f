import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name. */
  label: string;
}

/** 44 px square button with only an icon: close, delete, zoom. */
export function IconButton({ label, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cn(
        'grid size-11 flex-none place-items-center rounded-2 text-ink-3 transition-colors hover:bg-ink/6 hover:text-ink',
        'motion-safe:active:translate-y-px off:cursor-not-allowed off:translate-none off:opacity-50',
        className,
      )}
      {...props}
    />
  );
}

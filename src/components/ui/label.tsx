import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

interface LabelProps extends ComponentProps<'label'> {
  /** `caption`: smaller and muted, for the filter bar. */
  variant?: 'default' | 'caption';
}

/** Label above a control. Tie it with `htmlFor`. */
export function Label({ variant = 'default', className, htmlFor, children, ...props }: LabelProps) {
  return (
    <label
      htmlFor={htmlFor}
      className={cn(
        'block',
        variant === 'caption' ? 'mb-0.5 text-caption font-medium text-ink-3' : 'mb-1.5 text-small font-semibold',
        className,
      )}
      {...props}
    >
      {children}
    </label>
  );
}

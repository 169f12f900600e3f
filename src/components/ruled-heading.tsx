import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

/** Heading of a section: small, below a strong line. */
export function RuledHeading({ className, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2
      className={cn(
        'mb-6 border-t-2 border-ink pt-[.7rem] font-sans text-ui leading-[1.3] font-bold tracking-normal',
        className,
      )}
      {...props}
    >
      {children}
    </h2>
  );
}

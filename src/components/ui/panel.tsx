import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

/** Bordered block for content beside the text: price, season, a form. */
export function Panel({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="panel" className={cn('rounded-3 border border-line bg-surface p-6', className)} {...props} />;
}

/** Heading of a panel, in one size for all. */
export function PanelTitle({ className, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 className={cn('mb-3 text-[1.25rem]', className)} {...props}>
      {children}
    </h2>
  );
}

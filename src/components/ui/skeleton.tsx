import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

/** Bar as large as the sample text inside it, or a block sized by its classes. Hidden from screen readers. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="skeleton" aria-hidden className={cn('skeleton', className)} {...props} />;
}

import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import './prose.css';

/** Running text: styles headings, lists, tables, quotations and links. Its container sets the width. */
export function Prose({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="prose" className={cn('prose wrap-break-word', className)} {...props} />;
}

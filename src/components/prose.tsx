import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import './prose.css';

/** Running text: headings, lists, tables, quotations and links in the measure of the page that holds it. */
export function Prose({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="prose" className={cn('prose wrap-break-word', className)} {...props} />;
}

import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { fieldClasses } from './field-classes';

/** One-line text field. `className="pl-11"` leaves room for a 20 px icon at its left end. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(fieldClasses, 'px-3.5', className)} {...props} />;
}

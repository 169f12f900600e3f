import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { fieldClasses } from './field-classes';

/** Multi-line text field that can be made taller. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(fieldClasses, 'block min-h-36 resize-y px-3.5', className)}
      {...props}
    />
  );
}

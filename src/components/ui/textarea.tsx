import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { fieldClasses } from './field-classes';

/** Text of many lines; the visitor may make it taller. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(fieldClasses, 'block min-h-36 resize-y px-3.5', className)}
      {...props}
    />
  );
}

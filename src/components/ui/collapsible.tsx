import * as CollapsiblePrimitive from '@radix-ui/react-collapsible';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

export const Collapsible = CollapsiblePrimitive.Root;
export const CollapsibleTrigger = CollapsiblePrimitive.Trigger;

/** The content, with an animated height. */
export function CollapsibleContent({ className, ...props }: ComponentProps<typeof CollapsiblePrimitive.Content>) {
  return (
    <CollapsiblePrimitive.Content
      data-slot="collapsible-content"
      className={cn(
        'h-(--radix-collapsible-content-height) overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold',
        className,
      )}
      {...props}
    />
  );
}

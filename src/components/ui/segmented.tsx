import * as RadioGroupPrimitive from '@radix-ui/react-radio-group';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { chooseOnArrowFocus, noteArrowKey } from './radio-arrows';

/** One choice among a few short ones, side by side. Name it with `aria-label` or `aria-labelledby`. */
export function Segmented({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Root>) {
  return (
    <RadioGroupPrimitive.Root
      onKeyDown={noteArrowKey}
      className={cn('flex flex-wrap overflow-hidden rounded-2 border-[1.5px] border-control bg-surface', className)}
      {...props}
    />
  );
}

/** One segment. If the visible text is too short for a name, set `aria-label`. */
export function SegmentedItem({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Item>) {
  return (
    <RadioGroupPrimitive.Item
      onFocus={chooseOnArrowFocus}
      className={cn(
        'focus-inset grid min-h-11 flex-1 place-items-center text-small font-semibold transition-colors not-first:border-l not-first:border-line',
        'hover:bg-ink/6 data-[state=checked]:bg-ink data-[state=checked]:text-paper',
        className,
      )}
      {...props}
    />
  );
}

import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

interface ChipProps extends ComponentProps<'button'> {
  /** Makes it a toggle; without it the chip is a plain small button. */
  pressed?: boolean;
}

/** Pill button for filters: a toggle with a check mark, or a filter to remove. */
export function Chip({ pressed, className, children, ...props }: ChipProps) {
  return (
    <button
      data-slot="chip"
      type="button"
      aria-pressed={pressed}
      className={cn(
        'inline-flex min-h-9 max-w-full flex-none items-center gap-[.4em] rounded-full border-[1.5px] border-control bg-surface px-3 text-small font-[550] wrap-anywhere transition-colors max-md:min-h-11',
        'hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper focus-visible:rounded-full',
        'motion-safe:active:translate-y-px off:cursor-not-allowed off:border-line off:bg-sunken off:text-ink-3',
        className,
      )}
      {...props}
    >
      {pressed && <Check aria-hidden className="size-[1em]!" />}
      <span className="contents">{children}</span>
    </button>
  );
}

import { type ComponentProps, createContext, use, useId } from 'react';
import { cn } from '@/lib/class-names';

interface SegmentedProps extends ComponentProps<'div'> {
  /** Null while nothing is chosen. */
  value: string | null;
  onValueChange: (value: string) => void;
}

const Group = createContext({ name: '', value: null as string | null, choose: (_value: string): void => {} });

/** One choice among a few short ones, side by side. Name it with `aria-label` or `aria-labelledby`. */
export function Segmented({ value, onValueChange, className, ...props }: SegmentedProps) {
  return (
    <Group value={{ name: useId(), value, choose: onValueChange }}>
      <div
        role="radiogroup"
        // Enter would submit the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className={cn('flex flex-wrap overflow-hidden rounded-2 border-[1.5px] border-control bg-surface', className)}
        {...props}
      />
    </Group>
  );
}

/** One segment. If the visible text is too short for a name, set `aria-label`. */
export function SegmentedItem({ className, children, ...input }: ComponentProps<'input'> & { value: string }) {
  const { name, value, choose } = use(Group);
  return (
    <label
      className={cn(
        'relative grid min-h-11 flex-1 place-items-center text-small font-semibold transition-colors not-first:border-l not-first:border-line',
        'hover:bg-ink/6 has-checked:bg-ink has-checked:text-paper',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        checked={input.value === value}
        onChange={() => choose(input.value)}
        // As large as its segment, around which the ring lies.
        className="focus-inset absolute inset-0 size-full cursor-pointer appearance-none"
        {...input}
      />
      {children}
    </label>
  );
}

import * as SliderPrimitive from '@radix-ui/react-slider';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

interface SliderProps extends Omit<ComponentProps<typeof SliderPrimitive.Root>, 'children' | 'defaultValue' | 'value'> {
  value: number[];
  /** Accessible name of each handle, in order. */
  thumbLabels: readonly string[];
  /** Spoken value of a handle, for instance with its currency. */
  formatValue?: (value: number) => string;
}

/** One handle per value on a line. The handles are drawn 22 px wide in a 44 px target. */
export function Slider({ value, thumbLabels, formatValue, className, ...props }: SliderProps) {
  return (
    <SliderPrimitive.Root
      data-slot="slider"
      value={value}
      className={cn(
        'relative flex h-11 w-full touch-none items-center select-none data-disabled:opacity-50',
        className,
      )}
      {...props}
    >
      <SliderPrimitive.Track className="relative h-1 grow rounded-full bg-control/45">
        <SliderPrimitive.Range className="absolute h-full bg-glacier" />
      </SliderPrimitive.Track>
      {thumbLabels.map((label, index) => (
        <SliderPrimitive.Thumb
          key={label}
          aria-label={label}
          aria-valuetext={formatValue?.(value[index] ?? 0)}
          className="relative block size-[22px] cursor-grab rounded-full border-[2.5px] border-glacier bg-surface before:absolute before:-inset-[13.5px] focus-visible:rounded-full active:cursor-grabbing"
        />
      ))}
    </SliderPrimitive.Root>
  );
}

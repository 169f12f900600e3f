import * as SliderPrimitive from '@radix-ui/react-slider';
import type { ComponentProps, KeyboardEvent } from 'react';

interface SliderProps
  extends Omit<ComponentProps<typeof SliderPrimitive.Root>, 'children' | 'className' | 'defaultValue' | 'disabled'> {
  value: number[];
  min: number;
  max: number;
  /** Accessible name of each handle, in order. */
  thumbLabels: readonly string[];
  /** Id of a note on the values, tied to each handle. */
  thumbDescription?: string;
  /** The value of a handle, by its index, for screen readers, for example with its currency. */
  formatValue?: (value: number, index: number) => string;
  /** The highlighted part of the track: between two handles, or before or (as for "at least") behind a single one. */
  marks?: 'before' | 'behind';
}

/**
 * A track with one handle per value. Handles are 22 px wide in a 44 px target, which extends 11 px beyond the track's
 * ends.
 */
export function Slider(given: SliderProps) {
  const { thumbLabels, thumbDescription, formatValue, marks = 'before', ...props } = given;
  const { value, min, max, onValueChange, onValueCommit } = props;
  const [first = min] = value;
  // Radix moves the first handle on Home and the last on End, whichever has the focus.
  const moveToExtreme = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    const extreme = event.key === 'Home' ? (value[index - 1] ?? min) : (value[index + 1] ?? max);
    if (extreme === value[index]) return;
    const next = value.map((each, at) => (at === index ? extreme : each));
    onValueChange?.(next);
    onValueCommit?.(next);
  };
  return (
    <SliderPrimitive.Root
      data-slot="slider"
      className="relative -mx-[11px] flex h-11 touch-none items-center select-none"
      {...props}
    >
      <SliderPrimitive.Track className="relative mx-[11px] h-1 grow rounded-full bg-control/45">
        {marks === 'before' ? (
          <SliderPrimitive.Range className="absolute h-full bg-glacier" />
        ) : (
          <span
            className="absolute right-0 h-full rounded-full bg-glacier"
            style={{ left: `${((first - min) / (max - min)) * 100}%` }}
          />
        )}
      </SliderPrimitive.Track>
      {thumbLabels.map((label, index) => (
        <SliderPrimitive.Thumb
          key={label}
          aria-label={label}
          aria-describedby={thumbDescription}
          aria-valuetext={formatValue?.(value[index] ?? 0, index)}
          onKeyDown={(event) => moveToExtreme(event, index)}
          className="group grid size-11 cursor-grab place-items-center [--ring:none] active:cursor-grabbing"
        >
          <span className="size-[22px] rounded-full border-[2.5px] border-glacier bg-surface outline-offset-2 group-focus-visible:[outline:3px_solid_var(--focus)]" />
        </SliderPrimitive.Thumb>
      ))}
    </SliderPrimitive.Root>
  );
}

import * as RadioGroupPrimitive from '@radix-ui/react-radio-group';
import { Star } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import { chooseOnArrowFocus, noteArrowKey } from './radio-arrows';

const STARS = [1, 2, 3, 4, 5] as const;

interface StarInputProps
  extends Omit<ComponentProps<typeof RadioGroupPrimitive.Root>, 'value' | 'defaultValue' | 'onValueChange'> {
  /** 1 to 5, or 0 before a choice. */
  value: number;
  onValueChange: (value: number) => void;
  /** Gets the focus when the form focuses this field. */
  firstStarRef?: Ref<HTMLButtonElement>;
}

/** Five stars, each a 44 px target; arrow keys choose. */
export function StarInput({ value, onValueChange, firstStarRef, ...props }: StarInputProps) {
  return (
    <RadioGroupPrimitive.Root
      onKeyDown={noteArrowKey}
      value={value > 0 ? String(value) : null}
      onValueChange={(next) => onValueChange(Number(next))}
      className="group -ml-2 flex w-fit flex-wrap"
      {...props}
    >
      {STARS.map((star) => (
        <RadioGroupPrimitive.Item
          key={star}
          ref={star === 1 ? firstStarRef : undefined}
          value={String(star)}
          onFocus={chooseOnArrowFocus}
          aria-label={m.star_count({ count: star })}
          className="group/star grid size-11 place-items-center group-aria-invalid:text-danger"
        >
          <Star
            aria-hidden
            className={cn(
              'size-7! stroke-[1.5]! transition-[scale] group-hover/star:scale-110',
              star <= value && 'fill-current',
            )}
          />
        </RadioGroupPrimitive.Item>
      ))}
    </RadioGroupPrimitive.Root>
  );
}

import { Star } from 'lucide-react';
import { type ComponentProps, type Ref, useId } from 'react';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';

const STARS = [1, 2, 3, 4, 5] as const;

interface StarInputProps extends ComponentProps<'div'> {
  /** 1 to 5, or 0 before a choice. */
  value: number;
  onValueChange: (value: number) => void;
  /** Gets the focus when the form focuses this field. */
  firstStarRef?: Ref<HTMLInputElement>;
}

/** Five stars, each a 44 px target; arrow keys choose. */
export function StarInput({ value, onValueChange, firstStarRef, ...props }: StarInputProps) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      // Enter would submit the form around it.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      className="group -ml-2 flex w-fit flex-wrap"
      {...props}
    >
      {STARS.map((star) => (
        <label
          key={star}
          className="group/star relative grid size-11 place-items-center group-aria-invalid:text-danger"
        >
          <Star
            aria-hidden
            className={cn(
              'size-7! stroke-[1.5]! transition-[scale] group-hover/star:scale-110',
              star <= value && 'fill-current',
            )}
          />
          {/* Above the star, whose scale would put it above the input. */}
          <input
            ref={star === 1 ? firstStarRef : undefined}
            type="radio"
            name={name}
            aria-label={m.star_count({ count: star })}
            checked={star === value}
            onChange={() => onValueChange(star)}
            className="absolute inset-0 size-full cursor-pointer appearance-none"
          />
        </label>
      ))}
    </div>
  );
}

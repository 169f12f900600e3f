import { memo, useId } from 'react';
import { Chip } from '@/components/ui/chip';
import { cn } from '@/lib/class-names';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';

interface ChoiceChipsProps {
  legend: string;
  choices: readonly string[];
  labelOf: (choice: string) => string;
  chosen: readonly string[];
  /** How many resorts each choice would leave; null while unknown. */
  counts: ReadonlyMap<string, number> | null;
  onToggle: (choice: string) => void;
  className?: string;
}

/** Every draft of the filters has a new `chosen` array, so compare its items. */
function isSame({ chosen: before, ...rest }: ChoiceChipsProps, { chosen: now, ...others }: ChoiceChipsProps): boolean {
  const isSameChoice = before.length === now.length && before.every((choice, index) => choice === now[index]);
  return isSameChoice && (Object.keys(others) as (keyof typeof others)[]).every((name) => rest[name] === others[name]);
}

/** Chips of choices that must all hold, each with the number of resorts it would leave. */
export const ChoiceChips = memo(function ChoiceChips(props: ChoiceChipsProps) {
  const { legend, choices, labelOf, chosen, counts, onToggle, className } = props;
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={className}>
      <legend className="mb-2.5 text-small">
        <span id={id} className="font-semibold">
          {legend}
        </span>{' '}
        <span className="text-ink-3">{m.filters_all_of_these()}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice, index) => {
          const count = counts ? (counts.get(choice) ?? 0) : null;
          const isPressed = chosen.includes(choice);
          const countId = `${id}-${index}`;
          return (
            <Chip
              key={choice}
              pressed={isPressed}
              aria-describedby={count === null ? undefined : countId}
              onClick={() => onToggle(choice)}
            >
              {labelOf(choice)}
              {/* Reserves the room of a count that is not known yet. */}
              <span
                key={count}
                aria-hidden
                className={cn(
                  'min-w-[2ch] text-right font-normal tabular-nums',
                  isPressed ? 'opacity-80' : 'text-ink-3',
                )}
              >
                {count === null ? '' : formatCount(count)}
              </span>
              {count !== null && (
                <span key={`${count} in words`} id={countId} hidden>
                  {m.resort_count({ count, shown: formatCount(count) })}
                </span>
              )}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}, isSame);

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
}

/** Chips of choices that must all hold, each with the number of resorts it would leave. */
export function ChoiceChips({ legend, choices, labelOf, chosen, counts, onToggle }: ChoiceChipsProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="col-span-full min-w-0">
      <legend className="mb-2.5 text-small">
        <span id={id} className="font-semibold">
          {legend}
        </span>{' '}
        <span className="text-ink-3">{m.filters_all_of_these()}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <ChoiceChip
            key={choice}
            choice={choice}
            label={labelOf(choice)}
            isPressed={chosen.includes(choice)}
            count={counts && (counts.get(choice) ?? 0)}
            onToggle={onToggle}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceChipProps extends Pick<ChoiceChipsProps, 'onToggle'> {
  choice: string;
  label: string;
  isPressed: boolean;
  count: number | null;
}

const ChoiceChip = memo(function ChoiceChip({ choice, label, isPressed, count, onToggle }: ChoiceChipProps) {
  const countId = useId();
  return (
    <Chip pressed={isPressed} aria-describedby={count === null ? undefined : countId} onClick={() => onToggle(choice)}>
      {label}
      {/* Reserves the room of any count of three digits: chips that grow would move those behind them. */}
      <span
        key={count}
        aria-hidden
        className={cn('min-w-[2.2em] text-center font-normal', isPressed ? 'opacity-80' : 'text-ink-3')}
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
});

import { memo, useId } from 'react';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { Label } from '@/components/ui/label';
import { SelectButton } from '@/components/ui/select-button';
import { useLazyOpening } from '@/components/use-lazy-opening';

/** The list that a select opens. */
export const SelectList = lazyWithRetry(
  () => import('@/components/ui/select-list'),
  ({ SelectList }) => SelectList,
);

interface FilterSelectProps {
  label: string;
  /** Stands for no choice, first in the list. */
  all: { value: string; label: string };
  choices: readonly string[];
  labelOf?: (choice: string) => string;
  /** The choice, or '' for none. One that is not among the choices is offered too, so that it can be seen. */
  value: string;
  /** Said in place of the choice, where it stands for several. */
  summary?: string | undefined;
  onChange: (value: string) => void;
  /** Its label is like those of the panel, not like those of the bar. */
  isInPanel?: boolean;
}

/** A select of the filter bar, with its label above. The code of its list comes when someone reaches for it. */
export const FilterSelect = memo(function FilterSelect(props: FilterSelectProps) {
  const { label, all, choices, labelOf, value, summary, onChange, isInPanel } = props;
  const id = useId();
  const { isOpen, isPending, open, reach } = useLazyOpening(SelectList);
  const offered = value && !choices.includes(value) ? [value, ...choices] : choices;
  const options = [all, ...offered.map((choice) => ({ value: choice, label: labelOf ? labelOf(choice) : choice }))];
  const chosen = value || all.value;

  return (
    <div className="min-w-0">
      <Label
        variant={isInPanel ? 'default' : 'caption'}
        htmlFor={id}
        className={isInPanel ? 'flex min-h-7 items-center' : undefined}
      >
        {label}
      </Label>
      {isOpen ? (
        <SelectList
          id={id}
          label={label}
          defaultOpen
          options={options}
          value={chosen}
          summary={summary}
          onValueChange={(next) => onChange(next === all.value ? '' : next)}
        />
      ) : (
        <SelectButton id={id} aria-busy={isPending} onOpen={open} {...reach}>
          {summary ?? options.find((option) => option.value === chosen)?.label ?? chosen}
        </SelectButton>
      )}
    </div>
  );
});

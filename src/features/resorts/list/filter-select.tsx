import { useId, useState } from 'react';
import { Label } from '@/components/ui/label';
import { SelectButton } from '@/components/ui/select-button';
import { networkError } from '@/config/error-catalogue';
import { useLate } from '@/lib/late';
import { notify } from '@/lib/notify';
import { lateParts } from './late-parts';

interface FilterSelectProps {
  label: string;
  /** Stands for no choice, first in the list. */
  all: { value: string; label: string };
  choices: readonly string[];
  labelOf?: (choice: string) => string;
  /** The choice, or '' for none. One that is not among the choices is offered too, so that it can be seen. */
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A select of the filter bar, with its label above. The code of its list comes when someone reaches for it. */
export function FilterSelect({ label, all, choices, labelOf, value, onChange, className }: FilterSelectProps) {
  const id = useId();
  const { part: List, want } = useLate(lateParts.selectList);
  const [isAsked, setAsked] = useState(false);
  const offered = value && !choices.includes(value) ? [value, ...choices] : choices;
  const options = [all, ...offered.map((choice) => ({ value: choice, label: labelOf ? labelOf(choice) : choice }))];
  const chosen = value || all.value;

  const prepare = () => want();
  const open = () => {
    setAsked(true);
    want(() => {
      setAsked(false);
      notify.failure(networkError.message);
    });
  };

  return (
    <div className={className}>
      <Label variant="caption" htmlFor={id}>
        {label}
      </Label>
      {List && isAsked ? (
        <List
          id={id}
          defaultOpen
          options={options}
          value={chosen}
          onValueChange={(next) => onChange(next === all.value ? '' : next)}
        />
      ) : (
        <SelectButton
          id={id}
          aria-busy={isAsked}
          onPointerEnter={prepare}
          onFocus={prepare}
          onOpen={open}
          // Who has gone on meanwhile must not be called back by a list that comes late.
          onBlur={() => setAsked(false)}
        >
          {options.find((option) => option.value === chosen)?.label}
        </SelectButton>
      )}
    </div>
  );
}

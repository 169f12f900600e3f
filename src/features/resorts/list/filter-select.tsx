import { useId } from 'react';
import { Label } from '@/components/ui/label';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';

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

/** A select of the filter bar, with its label above. */
export function FilterSelect({ label, all, choices, labelOf, value, onChange, className }: FilterSelectProps) {
  const id = useId();
  const offered = value && !choices.includes(value) ? [value, ...choices] : choices;
  return (
    <div className={className}>
      <Label variant="caption" htmlFor={id}>
        {label}
      </Label>
      <Select value={value || all.value} onValueChange={(next) => onChange(next === all.value ? '' : next)}>
        <SelectTrigger id={id}>
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          <SelectItem value={all.value}>{all.label}</SelectItem>
          {offered.map((choice) => (
            <SelectItem key={choice} value={choice}>
              {labelOf ? labelOf(choice) : choice}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </div>
  );
}

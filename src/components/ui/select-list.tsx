import type { ComponentProps } from 'react';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from './select';

interface SelectListProps<Value extends string>
  extends Omit<ComponentProps<typeof SelectTrigger>, 'value' | 'children'> {
  options: readonly { value: Value; label: string }[];
  /** '' while nothing is chosen. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  /** Accessible name of the open list: the text of the field's label. */
  label: string;
  placeholder?: string | undefined;
  /** Shown in the field instead of the current choice. */
  summary?: string | undefined;
  defaultOpen?: boolean;
}

/** A complete select; other props go to its field. Name the field with a Label's `htmlFor`. */
export function SelectList<Value extends string>({
  options,
  value,
  onValueChange,
  label,
  placeholder,
  summary,
  defaultOpen = false,
  ...field
}: SelectListProps<Value>) {
  return (
    <Select defaultOpen={defaultOpen} value={value} onValueChange={onValueChange}>
      <SelectTrigger {...field}>
        <SelectValue placeholder={placeholder && <span>{placeholder}</span>}>
          {summary && <span key={summary}>{summary}</span>}
        </SelectValue>
      </SelectTrigger>
      <SelectContent aria-label={label}>
        {options.map((option) => (
          <SelectItem key={option.value} value={option.value}>
            {option.label}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

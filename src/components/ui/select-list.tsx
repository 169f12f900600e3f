import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from './select';

interface SelectListProps {
  id: string;
  defaultOpen: boolean;
  options: readonly { value: string; label: string }[];
  value: string;
  onValueChange: (value: string) => void;
}

/** A whole select in one piece, for those who fetch it when it is wanted. Name it with a Label's `htmlFor`. */
export function SelectList({ id, defaultOpen, options, value, onValueChange }: SelectListProps) {
  return (
    <Select defaultOpen={defaultOpen} value={value} onValueChange={onValueChange}>
      <SelectTrigger id={id}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {options.map((option) => (
          <SelectItem key={option.value} value={option.value}>
            {option.label}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

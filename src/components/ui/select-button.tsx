import { ChevronDown } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { cn } from '@/lib/class-names';
import { ChangingText } from './changing-text';
import { selectClasses } from './field-classes';

interface SelectButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'onKeyDown' | 'children'> {
  /** The current choice. */
  children: string;
  /** Called when the list should open. */
  onOpen: () => void;
}

const isOpeningKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === 'ArrowDown' || key === 'ArrowUp' || (/^\S$/.test(key) && !ctrlKey && !metaKey && !altKey);

/** A closed select without the code of its list. Name it with a Label's `htmlFor`. */
export function SelectButton({ onOpen, className, children, ...props }: SelectButtonProps) {
  return (
    <button
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      data-slot="select"
      className={cn(selectClasses, className)}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (!isOpeningKey(event)) return;
        event.preventDefault();
        onOpen();
      }}
      {...props}
    >
      <ChangingText>{children}</ChangingText>
      <ChevronDown aria-hidden className="fill-current stroke-none!" />
    </button>
  );
}

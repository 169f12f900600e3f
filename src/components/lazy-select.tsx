import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { lazyWithRetry } from './lazy-with-retry';
import { ChangingText } from './ui/changing-text';
import { selectClasses } from './ui/field-classes';
import type { SelectProps } from './ui/select';
import { useLazyOpening } from './use-lazy-opening';

const Select = lazyWithRetry(
  () => import('./ui/select'),
  ({ Select }) => Select<string>,
);

type LazySelectProps<Value extends string> = Pick<
  SelectProps<Value>,
  'id' | 'label' | 'options' | 'value' | 'summary' | 'onValueChange'
>;

const isOpeningKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === 'ArrowDown' || key === 'ArrowUp' || (/^\S$/.test(key) && !ctrlKey && !metaKey && !altKey);

/** A select whose list is a lazy chunk, fetched on hover or focus. Name it with a Label's `htmlFor`. */
export function LazySelect<Value extends string>({ onValueChange, ...props }: LazySelectProps<Value>) {
  const { id, options, value, summary } = props;
  const { isOpen, isPending, open, reach } = useLazyOpening(Select);
  if (isOpen) {
    const choose = (next: string) => {
      const chosen = options.find((option) => option.value === next);
      if (chosen) onValueChange(chosen.value);
    };
    return <Select {...props} defaultOpen onValueChange={choose} />;
  }
  return (
    <button
      id={id}
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      aria-busy={isPending}
      className={selectClasses}
      onClick={() => void open()}
      onKeyDown={(event) => {
        if (!isOpeningKey(event)) return;
        event.preventDefault();
        void open();
      }}
      {...reach}
    >
      <ChangingText>{summary ?? options.find((option) => option.value === value)?.label ?? value}</ChangingText>
      <ChevronDown aria-hidden className="fill-current stroke-none!" />
    </button>
  );
}

import { lazyWithRetry } from './lazy-with-retry';
import type { SelectProps } from './ui/select';
import { SelectButton } from './ui/select-button';
import { useLazyOpening } from './use-lazy-opening';

const Select = lazyWithRetry(
  () => import('./ui/select'),
  ({ Select }) => Select<string>,
);

/** Fetches the code of the list. Rejects with a ChunkLoadError. */
export const preloadSelect = Select.preload;

type LazySelectProps<Value extends string> = Pick<
  SelectProps<Value>,
  'id' | 'label' | 'options' | 'value' | 'summary' | 'onValueChange'
>;

/** A select whose list is a lazy chunk, fetched on hover or focus. Name it with a Label's `htmlFor`. */
export function LazySelect<Value extends string>({ onValueChange, ...props }: LazySelectProps<Value>) {
  const { id, options, value, summary } = props;
  const { isOpen, isPending, open, reach } = useLazyOpening(Select);
  if (!isOpen) {
    return (
      <SelectButton id={id} aria-busy={isPending} onOpen={open} {...reach}>
        {summary ?? options.find((option) => option.value === value)?.label ?? value}
      </SelectButton>
    );
  }
  const choose = (next: string) => {
    const chosen = options.find((option) => option.value === next);
    if (chosen) onValueChange(chosen.value);
  };
  return <Select {...props} defaultOpen onValueChange={choose} />;
}

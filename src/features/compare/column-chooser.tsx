import { useSelect } from 'downshift';
import { Check, ChevronsUpDown } from 'lucide-react';
import { cn } from '@/lib/class-names';

interface ColumnChooserProps {
  buttonId: string;
  side: 'Left' | 'Right';
  columns: readonly { id: string; name: string }[];
  /** Id of the column that is shown here. */
  shown: string;
  onChoose: (id: string) => void;
}

/** Says which resort a column of a phone shows, and opens the list of all of them. */
export function ColumnChooser({ buttonId, side, columns, shown, onChoose }: ColumnChooserProps) {
  const place = columns.findIndex(({ id }) => id === shown);
  const name = columns[place]?.name ?? '';
  const { isOpen, highlightedIndex, getToggleButtonProps, getMenuProps, getItemProps } = useSelect({
    toggleButtonId: buttonId,
    items: [...columns],
    itemToString: (item) => item?.name ?? '',
    selectedItem: columns[place] ?? null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem.id),
  });
  return (
    <div className="relative min-w-0">
      <div
        {...getToggleButtonProps({
          'aria-label': `${side} column: ${name}, ${place + 1} of ${columns.length}. Change`,
        })}
        aria-labelledby={undefined}
        className="compare-chooser"
      >
        <span key={name} className="line-clamp-2 min-w-0 wrap-anywhere">
          {name}
        </span>
        <ChevronsUpDown aria-hidden className="size-4! text-ink-3" />
      </div>
      <ul
        {...getMenuProps({ 'aria-label': `${side} column` })}
        aria-labelledby={undefined}
        className={cn('compare-chooser-list', side === 'Right' && 'right-0', !isOpen && 'hidden')}
      >
        {isOpen
          ? columns.map((item, index) => (
              <li
                key={item.id}
                {...getItemProps({ item, index })}
                className={cn(
                  'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-2 px-2.5 text-ui wrap-anywhere select-none',
                  highlightedIndex === index && 'bg-sunken',
                  item.id === shown && 'font-semibold',
                )}
              >
                <span>{item.name}</span>
                {item.id === shown ? <Check aria-hidden /> : null}
              </li>
            ))
          : null}
      </ul>
    </div>
  );
}

import { ChevronsUpDown } from 'lucide-react';
import { Select } from '@/components/ui/select';
import { m } from '@/paraglide/messages';

interface ColumnChooserProps {
  buttonId: string;
  side: 'Left' | 'Right';
  columns: readonly { id: string; name: string }[];
  /** Id of the column that is shown here. */
  shown: string;
  onChoose: (id: string) => void;
}

/** Shows which resort a column on a phone holds, and opens the list of all. */
export function ColumnChooser({ buttonId, side, columns, shown, onChoose }: ColumnChooserProps) {
  const place = columns.findIndex(({ id }) => id === shown);
  const name = columns[place]?.name ?? '';
  return (
    <Select
      id={buttonId}
      aria-label={m.compare_column_button({ side, name, place: place + 1, all: columns.length })}
      label={m.compare_column({ side })}
      options={columns.map((column) => ({ value: column.id, label: column.name }))}
      value={shown}
      onValueChange={onChoose}
      className="compare-chooser"
      icon={<ChevronsUpDown aria-hidden className="size-4! text-ink-3" />}
    />
  );
}

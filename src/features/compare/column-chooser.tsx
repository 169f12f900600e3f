import { ChevronsUpDown } from 'lucide-react';
import { Select } from '@/components/ui/select';
import { m } from '@/paraglide/messages';
import type { Column } from './grid/compare-group';

interface ColumnChooserProps {
  buttonId: string;
  side: 'Left' | 'Right';
  columns: readonly Column[];
  /** The one that is shown here. */
  shown: Column;
  onChoose: (id: string) => void;
}

/** Shows which resort a column on a phone holds, and opens the list of all. */
export function ColumnChooser({ buttonId, side, columns, shown, onChoose }: ColumnChooserProps) {
  const { name } = shown.resort;
  return (
    <Select
      id={buttonId}
      aria-label={m.compare_column_button({ side, name, place: columns.indexOf(shown) + 1, all: columns.length })}
      label={m.compare_column({ side })}
      options={columns.map(({ id, resort }) => ({ value: id, label: resort.name }))}
      value={shown.id}
      onValueChange={onChoose}
      className="compare-chooser"
      icon={<ChevronsUpDown aria-hidden className="size-4! text-ink-3" />}
    />
  );
}

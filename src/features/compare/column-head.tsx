import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { countryName } from '@/lib/country-names';
import { ColumnChooser } from './column-chooser';
import type { Column } from './grid/compare-group';

interface ColumnHeadProps {
  /** Of the element to focus. */
  elementId: string;
  /** The one below this head. */
  column: Column;
  columns: readonly Column[];
  /** Where the window has room for two columns only, so that another can be chosen; null elsewhere. */
  side: 'Left' | 'Right' | null;
  /** Called with the id of the column to show on this side. */
  onChoose: (id: string) => void;
}

/** Above a column of the comparison: the resort's name as a link or, on phones, what another column is chosen with. */
export function ColumnHead({ elementId, column, columns, side, onChoose }: ColumnHeadProps) {
  if (side) {
    return <ColumnChooser buttonId={elementId} side={side} columns={columns} shown={column} onChoose={onChoose} />;
  }
  const { id, name, country } = column.resort;
  return (
    <div className="compare-name">
      <Link id={elementId} to={paths.resort(id)} className="hover:underline hover:underline-offset-4">
        {name}
      </Link>
      <span className="block font-sans text-caption leading-snug font-normal tracking-normal text-ink-3">
        {countryName(country)}
      </span>
    </div>
  );
}

import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { tableRoles } from '@/components/table-roles';
import { nextSort, type SnowSort, type SortKey } from '@/domain/snow/snow-order';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import { columnNames } from './snow-words';

interface SnowHeadProps {
  /** Null if there is nothing to sort. */
  sort: SnowSort | null;
  onSort: (sort: SnowSort) => void;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown };
const nameClasses = 'inline-flex min-h-11 items-center gap-1.5 text-caption';
const plain = 'font-medium text-on-board-2';

/** The header row on wide screens. Pressing a name sorts by its column, pressing it again reverses the order. */
export function SnowHead(props: SnowHeadProps) {
  return (
    <thead {...tableRoles.rowgroup} className="block max-lg:hidden">
      <tr {...tableRoles.row} className="grid grid-cols-(--snow-columns) gap-x-6">
        <SortHeader column="name" {...props} />
        <SortHeader column="newSnow" {...props} />
        <th {...tableRoles.columnheader} scope="col" className="text-left">
          <span className={cn(nameClasses, plain)}>{m.snow_next_days()}</span>
        </th>
        <SortHeader column="depth" {...props} />
        <SortHeader column="lastSnowfall" {...props} />
        <SortHeader column="temperature" {...props} />
        <SortHeader column="wind" {...props} />
      </tr>
    </thead>
  );
}

function SortHeader({ column, sort, onSort }: SnowHeadProps & { column: SortKey }) {
  const isSorted = sort?.key === column;
  const Arrow = isSorted ? arrows[sort.direction] : ArrowUpDown;
  return (
    <th
      {...tableRoles.columnheader}
      scope="col"
      aria-sort={isSorted ? sort.direction : undefined}
      className="text-left"
    >
      {sort ? (
        <button
          type="button"
          onClick={() => onSort(nextSort(sort, column))}
          className={cn(
            nameClasses,
            'rounded-1 text-left hover:text-on-board',
            isSorted ? 'font-bold text-on-board' : plain,
          )}
        >
          {columnNames[column]}
          <Arrow aria-hidden className={cn('size-3.5!', !isSorted && 'opacity-70')} />
        </button>
      ) : (
        <span className={cn(nameClasses, plain)}>{columnNames[column]}</span>
      )}
    </th>
  );
}

import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import { Photo } from '@/components/photo';
import type { CardSlots } from '@/components/resort-card/card-slots';
import { paths } from '@/config/paths';
import type { ListTrip } from '@/domain/filters/list-trip';
import { regionName } from '@/domain/region-name';
import { seasonSpan } from '@/domain/season-months';
import { cn } from '@/lib/class-names';
import { countryName } from '@/lib/country-names';
import type { Units } from '@/lib/units';
import { plainHeart } from './compact-row';
import { FigureText } from './figure-text';
import { resortFigures, sourceOfFigure } from './resort-figures';
import type { TableColumn } from './table-columns';

/** The box of the comparison toggle without its word, which the column header has. */
const boxAlone =
  '[&_button]:min-w-11 [&_button]:justify-center [&_button]:p-0 [&_button>span:not([aria-hidden])]:hidden';

/** A column with the unit in its header (see commonUnit), and whether the list is sorted by it. */
interface ShownColumn extends TableColumn {
  unit: string | null;
  isSorted: boolean;
}

interface TableRowProps {
  resort: Resort;
  /** Index among all resorts. */
  row: number;
  columns: readonly ShownColumn[];
  units: Units;
  trip: ListTrip | undefined;
  slots: CardSlots;
  measureRow: ((element: HTMLElement | null) => void) | undefined;
}

const isOpenAllYear = ({ season }: Resort) => seasonSpan(season.start, season.end)?.length === 12;

const cellClasses = 'h-[3.375rem] border-b border-line group-hover/row:bg-sunken';

/** One resort of the table: its name is the row header and the link. */
export const TableRow = memo(function TableRow({
  resort,
  row,
  columns,
  units,
  trip,
  slots,
  measureRow,
}: TableRowProps) {
  return (
    <tr
      ref={measureRow}
      data-source="reported"
      data-index={row}
      data-resort={resort.id}
      aria-rowindex={row + 2}
      className="group/row"
    >
      <th
        scope="row"
        className={cn(
          cellClasses,
          'sticky left-0 z-1 bg-surface pl-4 text-left font-normal [box-shadow:inset_-1px_0_0_var(--line)]',
        )}
      >
        <span className="flex items-center gap-3">
          <Photo src={resort.thumbnailUrl} alt="" facts={resort} crop="card" className="w-12 flex-none rounded-1" />
          <span className="min-w-0 flex-1 pr-2">
            <Link
              to={paths.resort(resort.id)}
              title={resort.name}
              className="block min-h-6 truncate text-ui leading-6 font-bold hover:underline"
            >
              {resort.name}
            </Link>
            <span className="block truncate text-caption text-ink-3">
              {countryName(resort.country) || regionName(resort.region)}
            </span>
          </span>
        </span>
      </th>
      {columns.map(({ key, unit, isText, isSorted }) => (
        <td
          key={key}
          data-source={sourceOfFigure(key)}
          className={cn(
            cellClasses,
            'px-1.25',
            isText ? 'pl-1.5 text-left' : 'text-right',
            // All others may take two lines: two prices, "the intermediate", "119 runs" in longer languages; "All year", too.
            key === 'season' && !isOpenAllYear(resort) && 'whitespace-nowrap',
            isSorted && 'font-bold',
          )}
        >
          <FigureText figure={resortFigures[key](resort, { units, trip })} unit={unit === null ? 'small' : 'in-head'} />
        </td>
      ))}
      <td className={cn(cellClasses, 'px-1')}>
        <span className="flex items-center justify-end">
          {slots.renderCompare && <span className={boxAlone}>{slots.renderCompare(resort)}</span>}
          {slots.renderAction && <span className={plainHeart}>{slots.renderAction(resort)}</span>}
        </span>
      </td>
    </tr>
  );
});

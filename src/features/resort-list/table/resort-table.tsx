import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import type { CardSlots } from '@/components/resort-card/card-slots';
import { useFocusedResort } from '@/components/resort-card/use-focused-resort';
import { searchFromListFilters } from '@/domain/filters/filter-address';
import type { ListOrder } from '@/domain/filters/server-filters';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { useListContext } from '../list-context';
import { commonUnit, resortFigures } from './resort-figures';
import { nameOrders, tableColumns } from './table-columns';
import { ColumnHead } from './table-head';
import { TableRow } from './table-row';
import { useTableWindow } from './use-table-window';

export interface ResortTableProps {
  resorts: readonly Resort[];
  total: number;
  sortBy: ListOrder;
  slots: CardSlots;
  /** After the rows: loads more. */
  children: ReactNode;
}

/**
 * Minimum column widths in rem: resort, heart, and comparison toggle. With a trip, all columns still fit the page:
 * a name can be cut short, a figure cannot.
 */
const WIDTH = {
  resort: { width: 14.25, room: 0.8 },
  /** Beside distances, which may have five digits. */
  resortAndAway: { width: 13.6, room: 1.45 },
  action: 3.25,
  compare: 2.75,
};

/** Adds the extra room available where the table scrolls anyway. */
const widthOf = ({ width, room = 0 }: { width: number; room?: number }) =>
  `calc(${width}rem + ${room}rem * var(--room))`;

// Below the sticky bars: one row of controls from 1200 px on, else two.
// Focused cells stop beside the sticky names, which need no scrolling themselves.
const frameClasses =
  'relative max-h-[calc(100svh-17rem)] min-h-80 scroll-pt-13 overflow-auto rounded-2 border border-line bg-surface xl:max-h-[calc(100svh-11.5rem)] print:max-h-none [&_:is(td,th+th)_*]:scroll-ml-[15.5rem]';

// Shows that there is more beyond the edge, where scroll bars are hidden.
const shadeClasses =
  'pointer-events-none absolute inset-y-px right-px z-4 w-7 rounded-r-2 bg-[linear-gradient(to_right,transparent,light-dark(rgb(8_20_34/.16),rgb(0_0_0/.5)))] print:hidden';

/**
 * The resorts as a table for comparing numbers. It scrolls both ways in its own frame, with sticky header and names. Of
 * a long list only the rows near the frame are rendered.
 */
export function ResortTable({ resorts, total, sortBy, slots, children }: ResortTableProps) {
  const { filters, trip, change } = useListContext();
  const sort = (order: ListOrder) => change({ sortBy: order });
  const units = useUnits();
  const columns = useMemo(() => {
    const context = { units, trip };
    return tableColumns(trip).map((column) => ({
      ...column,
      unit: commonUnit(resorts, resortFigures[column.key], context),
      isSorted: column.orders?.some(({ order }) => order === sortBy) ?? false,
    }));
  }, [resorts, units, trip, sortBy]);
  const nameWidth = columns.some(({ key }) => key === 'away') ? WIDTH.resortAndAway : WIDTH.resort;
  const actionsWidth = WIDTH.action + (slots.renderCompare ? WIDTH.compare : 0);
  const noteId = useId();
  const frame = useRef<HTMLElement>(null);
  const ids = useMemo(() => resorts.map(({ id }) => id), [resorts]);
  const { focusedId, followFocus } = useFocusedResort();
  const { rows, spaceAfter, measureRow } = useTableWindow({
    frame,
    list: searchFromListFilters(filters),
    ids,
    focusedId,
  });
  const isCut = useCutEdge(frame);

  return (
    <>
      <p id={noteId} className="mb-3 text-small leading-tight text-ink-2">
        {m.list_table_note()}
      </p>
      <div className="relative">
        <section
          ref={frame}
          aria-label={m.table_label()}
          aria-describedby={noteId}
          // A scrollable frame must be focusable, so that the arrow keys can scroll it.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          className={frameClasses}
          {...followFocus}
        >
          <table
            aria-rowcount={total + 1}
            className="w-full table-fixed border-separate border-spacing-0 text-small leading-tight [--room:0] max-[89.9rem]:[--room:1]"
            style={{
              minWidth: `calc(${[`${actionsWidth}rem`, ...[nameWidth, ...columns].map(widthOf)].join(' + ')})`,
            }}
          >
            <colgroup>
              <col style={{ width: widthOf(nameWidth) }} />
              {columns.map((column) => (
                <col key={column.key} style={{ width: widthOf(column) }} />
              ))}
              <col style={{ width: `${actionsWidth}rem` }} />
            </colgroup>
            <thead>
              <tr aria-rowindex={1}>
                <ColumnHead
                  label={m.fact_resort()}
                  orders={nameOrders}
                  sortBy={sortBy}
                  onSort={sort}
                  className="left-0 z-3 text-left [&_button]:pl-4 [box-shadow:inset_0_-1.5px_0_var(--ink),inset_-1px_0_0_var(--line)]"
                />
                {columns.map(({ key, label, name, unit, orders, isText }) => (
                  <ColumnHead
                    key={key}
                    label={label}
                    name={name}
                    unit={unit}
                    orders={orders}
                    sortBy={sortBy}
                    onSort={sort}
                    className={isText ? 'text-left [&:not(:has(button)),&_button]:pl-1.5' : 'text-right'}
                  />
                ))}
                <ColumnHead
                  label={slots.renderCompare ? m.table_compare_save() : m.table_save()}
                  isHidden
                  sortBy={sortBy}
                  onSort={sort}
                />
              </tr>
            </thead>
            <tbody>
              {rows.flatMap(({ row, spaceBefore }) => {
                const resort = resorts[row];
                if (!resort) return [];
                return [
                  spaceBefore > 0 && <Space key={`space ${row}`} height={spaceBefore} />,
                  <TableRow
                    key={resort.id}
                    resort={resort}
                    row={row}
                    columns={columns}
                    units={units}
                    trip={trip}
                    slots={slots}
                    measureRow={measureRow}
                  />,
                ];
              })}
              {spaceAfter > 0 && <Space height={spaceAfter} />}
            </tbody>
          </table>
          <div className="sticky left-0 px-4 pb-6 empty:hidden">{children}</div>
        </section>
        {isCut && <div data-cut aria-hidden className={shadeClasses} />}
      </div>
    </>
  );
}

/** Spacer for rows that are not rendered. */
function Space({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td style={{ height, padding: 0 }} />
    </tr>
  );
}

/** Whether there is more beyond the right edge of a frame that scrolls sideways. */
function useCutEdge(frame: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => setCut(element.scrollWidth - element.clientWidth - element.scrollLeft > 1);
    // Its content is as wide as the scrollable area.
    const observer = new ResizeObserver(look);
    for (const each of [element, ...element.children]) observer.observe(each);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame]);
  return isCut;
}

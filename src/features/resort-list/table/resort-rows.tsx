import { useMemo, useRef } from 'react';
import { useFocusedResort } from '@/components/resort-card/use-focused-resort';
import { useVirtualRows } from '@/components/resort-card/use-virtual-rows';
import { tableRoles } from '@/components/table-roles';
import { sortLabels } from '@/domain/filters/filter-words';
import { cn } from '@/lib/class-names';
import { useUnits } from '@/lib/units';
import { useMediaQuery } from '@/lib/use-media-query';
import { m } from '@/paraglide/messages';
import { useListContext } from '../list-context';
import { ColumnLabel } from './column-label';
import { CompactRow, rowColumns, startsRow } from './compact-row';
import type { ResortTableProps } from './resort-table';
import { rowFacts } from './table-columns';

/**
 * The resorts as compact rows for narrow windows: eight per screen, each with the four facts most relevant to the
 * order.
 */
export function ResortRows({ resorts, total, sortBy, slots, children }: ResortTableProps) {
  const { trip } = useListContext();
  const units = useUnits();
  const facts = useMemo(() => rowFacts(sortBy, trip), [sortBy, trip]);
  const ids = useMemo(() => resorts.map(({ id }) => id), [resorts]);
  const { focusedId, followFocus } = useFocusedResort();
  const grid = useRef<HTMLTableSectionElement>(null);
  // As in the rows, which hide the toggle in narrower windows.
  const hasCompare = useMediaQuery('(width >= 48rem)') && slots.renderCompare !== undefined;
  const { parts, measureRow } = useVirtualRows({ name: 'resort rows', ids, focusedId, grid });

  return (
    <>
      <table
        {...tableRoles.table}
        aria-label={m.resorts_table_by({ order: sortLabels[sortBy] })}
        aria-rowcount={total + 1}
        className="block"
      >
        <thead {...tableRoles.rowgroup} className="z-10 block bg-paper tall:sticky tall:top-31 md:tall:top-34">
          <tr
            {...tableRoles.row}
            aria-rowindex={1}
            className={cn(
              rowColumns,
              'min-h-8 items-center max-[17rem]:py-1 border-b-[1.5px] border-ink text-caption leading-[1.2] text-ink-2',
            )}
          >
            <th {...tableRoles.columnheader} scope="col" className="max-[17rem]:absolute">
              <span className="sr-only">{m.fact_resort()}</span>
            </th>
            {facts.map(({ key, label, name }, index) => (
              <th
                key={key}
                {...tableRoles.columnheader}
                scope="col"
                className={cn('font-semibold', index > 0 ? 'text-right' : 'text-left', index === 2 && startsRow)}
              >
                <ColumnLabel label={label} name={name} />
              </th>
            ))}
            {(slots.renderAction || slots.renderCompare) && (
              <th {...tableRoles.columnheader} scope="col" className="sr-only">
                {hasCompare ? m.table_compare_save() : m.table_save()}
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={grid} {...tableRoles.rowgroup} className="grid grid-cols-1" {...followFocus}>
          {parts.flatMap((part) =>
            'space' in part ? (
              <tr key={part.key} aria-hidden style={{ height: part.space }} />
            ) : (
              resorts
                .slice(part.from, part.to)
                .map((resort, index) => (
                  <CompactRow
                    key={resort.id}
                    resort={resort}
                    place={part.from + index}
                    facts={facts}
                    units={units}
                    trip={trip}
                    slots={slots}
                    row={part.row}
                    measureRow={index === 0 ? measureRow : undefined}
                  />
                ))
            ),
          )}
        </tbody>
      </table>
      {children}
    </>
  );
}

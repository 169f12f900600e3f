import { type ReactNode, useId, useRef, useState } from 'react';
import type { CompareRow } from '@/components/compare-row';
import { ChangingText } from '@/components/ui/changing-text';
import { cn } from '@/lib/class-names';
import { formatNames } from '@/lib/format';
import { useUnits } from '@/lib/units';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { ColumnHead } from './column-head';
import { ColumnTools } from './column-tools';
import { type Column, type ComparedTrip, isDifferent } from './grid/compare-group';
import { CompareTable } from './grid/compare-table';
import { compareGroups } from './grid/fact-groups';
import { announceRemoved } from './selection';
import { useShownColumns } from './use-shown-columns';

interface ComparisonProps {
  /** Two or more. */
  columns: readonly Column[];
  /** As last changed, even if that is not rendered yet: the next press may come first. */
  latestColumns: () => readonly Column[];
  trip: ComparedTrip;
  /** Weather and snow, which are fetched by their cells. */
  weatherRows: readonly CompareRow[];
  onChange: (columns: readonly Column[]) => void;
  /** First in the bar above the columns. */
  add: ReactNode;
}

const sides = ['Left', 'Right'] as const;

/** The resorts side by side: a bar, pictures with buttons to move and remove them, and all facts. */
export function Comparison({ columns, latestColumns, trip, weatherRows, onChange, add }: ComparisonProps) {
  const units = useUnits();
  const id = useId();
  /** Null until somebody switches to the differences. */
  const [isOnly, setIsOnly] = useState<boolean | null>(null);
  const isOnlyDifferences = isOnly === true;
  const resorts = columns.map(({ resort }) => resort);
  const groups = compareGroups(resorts, units, trip, weatherRows);
  const rows = groups.flatMap((group) => group.rows);
  const { shown, isPair, isStacked, choose } = useShownColumns(columns.map((column) => column.id));
  const shownColumns = shown.flatMap((place) => columns[place] ?? []);
  /** The last announcement about the columns; it does not hold for another order of them. */
  const [said, setSaid] = useState({ words: '', order: '' });
  const orderOf = (some: readonly Column[]) => some.map((column) => column.id).join();
  const say = (words: string, next = columns) => setSaid({ words, order: orderOf(next) });
  const count = m.compare_differ({ different: rows.filter(isDifferent).length, all: rows.length });

  // The button disappears with its column once the address has changed.
  const afterRemoved = useRef(0);
  useRestoreFocus(
    () => document.getElementById(`${id}-${afterRemoved.current}`)?.focus(),
    columns.length,
    (before, now) => now < before,
  );

  /** Shows another column on a side of the pair. If the other side shows it, they swap. */
  function showInstead(index: number, next: string) {
    const isAt = (place: number, column: Column | undefined) => {
      const side = sides[place];
      return side && column && m.compare_column_is({ side, name: column.resort.name });
    };
    const chosen = columns.find((column) => column.id === next);
    const isSwap = shownColumns[1 - index] === chosen;
    choose(index, next);
    say([isAt(index, chosen), isSwap && isAt(1 - index, shownColumns[index])].filter(Boolean).join('. '));
  }
  function move(moved: Column, by: -1 | 1) {
    const now = latestColumns();
    const from = now.indexOf(moved);
    const to = from + by;
    if (from < 0 || !now[to]) return;
    const next = now.toSpliced(from, 1).toSpliced(to, 0, moved);
    onChange(next);
    say(m.compare_moved({ name: moved.resort.name, place: to + 1, all: now.length }), next);
  }
  function remove(removed: Column) {
    const now = latestColumns();
    const at = now.indexOf(removed);
    if (at < 0) return;
    onChange(now.toSpliced(at, 1));
    announceRemoved(removed.resort.name, now.length - 1);
    // Focus moves to the chooser of that side, or to the name of the next column.
    afterRemoved.current = isPair ? shownColumns.indexOf(removed) : Math.min(at, now.length - 2);
  }

  return (
    <div className={cn('compare-side-by-side', isStacked && 'compare-stacked')}>
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-2 max-md:justify-between print:hidden">
        {add}
        <label className="compare-switch">
          <input
            type="checkbox"
            role="switch"
            className="absolute size-11 opacity-0"
            checked={isOnlyDifferences}
            aria-checked={isOnlyDifferences}
            onChange={({ target }) => setIsOnly(target.checked)}
          />
          <span aria-hidden className="compare-switch-track" />
          <span>{m.compare_only()}</span>
        </label>
        <p role="status" className="text-small text-ink-2">
          {isOnly !== null && <ChangingText>{isOnly ? count : m.compare_rows({ count: rows.length })}</ChangingText>}
        </p>
      </div>
      <p role="status" className="sr-only">
        <ChangingText>{said.order === orderOf(columns) ? said.words : ''}</ChangingText>
      </p>
      <ColumnTools columns={columns} shown={shown} hasLinks={!isPair} onMove={move} onRemove={remove} />
      <CompareTable
        name={m.compare_side({ names: formatNames(resorts.map(({ name }) => name)) })}
        heads={shownColumns.map((column, index) => ({
          // The chooser of a side keeps its element, and the focus, whichever column it shows.
          key: (isPair && sides[index]) || column.id,
          head: (
            <ColumnHead
              elementId={`${id}-${index}`}
              column={column}
              columns={columns}
              side={(isPair && sides[index]) || null}
              onChoose={(next) => showInstead(index, next)}
            />
          ),
        }))}
        names={resorts.map((resort) => resort.name)}
        groups={groups}
        columns={shown}
        isOnlyDifferences={isOnlyDifferences}
      />
    </div>
  );
}

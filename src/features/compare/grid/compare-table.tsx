import type { ReactNode } from 'react';
import type { CompareRow } from '@/components/compare-row';
import { SourceWord } from '@/components/figure-source';
import { ChangingText } from '@/components/ui/changing-text';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import { type CompareGroup, isDifferent } from './compare-group';

interface CompareTableProps {
  /** Accessible name. */
  name: string;
  /** The heads of the columns shown. */
  heads: readonly { key: string; head: ReactNode }[];
  /** The names of all columns. */
  names: readonly string[];
  groups: readonly CompareGroup[];
  /** Indices of the columns shown. */
  columns: readonly number[];
  isOnlyDifferences: boolean;
}

/** In landscape print, the first of these groups that is shown starts the right half of the sheet. */
const rightHalf = ['weather', 'rating', 'lifts'];

/**
 * Rows of facts, one column per resort. Not a <table>: on phones the labels are above the cells, and browsers drop the
 * semantics of table cells with another layout.
 */
export function CompareTable({ name, heads, names, groups, columns, isOnlyDifferences }: CompareTableProps) {
  const shown = groups
    .map((group) => ({ ...group, rows: isOnlyDifferences ? group.rows.filter(isDifferent) : group.rows }))
    .filter(({ rows, text, actions }) => rows.length > 0 || (!isOnlyDifferences && (text ?? actions) !== undefined));
  const turn = shown.find(({ key }) => rightHalf.includes(key));
  return (
    <div
      role="table"
      aria-label={name}
      className={cn('compare-table', columns.length > 3 && 'compare-table-four')}
      style={{ '--n': columns.length }}
    >
      <div role="rowgroup" className="contents">
        <div role="row" className="compare-row compare-names">
          <div role="columnheader">
            <span className="sr-only">{m.compare_fact_head()}</span>
          </div>
          {heads.map(({ key, head }) => (
            <div key={key} role="columnheader" className="min-w-0 self-end">
              {head}
            </div>
          ))}
        </div>
      </div>
      {shown.map((group) => (
        <Group key={group.key} group={group} columns={columns} names={group === turn ? names : undefined} />
      ))}
    </div>
  );
}

interface GroupProps {
  group: CompareGroup;
  columns: readonly number[];
  /** Repeated above this group on paper, where it starts the right half of the sheet. */
  names: readonly string[] | undefined;
}

function Group({ group: { title, note, actions, text, rows }, columns, names }: GroupProps) {
  return (
    <div role="rowgroup" className={cn('compare-group', names && 'compare-group-right')}>
      {names && (
        <div aria-hidden className="compare-row compare-names-again">
          <div />
          {columns.map((column) => (
            <div key={column} data-name={names[column]} />
          ))}
        </div>
      )}
      <div role="row" className="flex flex-wrap items-baseline gap-x-5 gap-y-1 border-b-2 border-ink pb-2.5">
        <div
          role="rowheader"
          aria-colspan={actions ? columns.length : columns.length + 1}
          className={cn(actions !== undefined && 'min-w-0 flex-[1_1_10rem]')}
        >
          <h2 className="text-[1.625rem] max-md:text-[1.5rem]">
            <ChangingText>{title}</ChangingText>
          </h2>
          {note && (
            <p key={note} data-words="" className="mt-1 text-caption text-ink-3">
              {note}
            </p>
          )}
        </div>
        {actions && (
          <div role="cell" className="print:hidden">
            {actions}
          </div>
        )}
      </div>
      {rows.length === 0 && text !== undefined && (
        <div role="row" className="py-4">
          <div role="cell" aria-colspan={columns.length + 1}>
            {text}
          </div>
        </div>
      )}
      {rows.map((row) => (
        <Row key={row.key} row={row} columns={columns} />
      ))}
    </div>
  );
}

function Row({ row, columns }: { row: CompareRow; columns: readonly number[] }) {
  const { label, hint, cells, source = 'reported', look, background } = row;
  return (
    <div role="row" data-source={source} className={cn('compare-row compare-facts', look && `compare-row-${look}`)}>
      {background}
      <div role="rowheader" className="compare-label">
        <span>{label}</span>
        {hint && (
          <span key={hint} className="block text-caption font-normal text-ink-3">
            {` ${hint}`}
          </span>
        )}
        {source !== 'reported' && (
          <span className="md:block">
            {' '}
            <SourceWord source={source} />
          </span>
        )}
      </div>
      {columns.map((column) => (
        <div key={column} role="cell" className="relative min-w-0 wrap-anywhere">
          {cells[column]}
        </div>
      ))}
    </div>
  );
}

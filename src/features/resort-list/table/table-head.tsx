import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ListOrder } from '@/domain/filters/server-filters';
import { cn } from '@/lib/class-names';
import { ColumnLabel } from './column-label';
import { type ColumnOrders, sortOf } from './table-columns';

interface ColumnHeadProps {
  label: string;
  name?: string | undefined;
  /** The unit all resorts share: '' if there is none, null if they differ. */
  unit?: string | null;
  orders?: ColumnOrders | undefined;
  sortBy: ListOrder;
  onSort: (order: ListOrder) => void;
  /** For screen readers alone. */
  isHidden?: boolean;
  className?: string;
}

const unitClasses = 'text-[.75rem] font-normal text-ink-3';
// Without room beside the label, the unit wraps below it.
const lineClasses =
  'sticky top-0 z-2 h-13 bg-surface p-0 text-caption leading-tight font-semibold text-ink-2 [box-shadow:inset_0_-1.5px_0_var(--ink)]';

/** A column header: a button if a list order sorts by it, else plain text. */
export function ColumnHead({ label, name, unit, orders, sortBy, onSort, isHidden, className }: ColumnHeadProps) {
  if (!orders) {
    return (
      <th scope="col" className={cn(lineClasses, 'px-1.25', className)}>
        <span className={isHidden ? 'sr-only' : undefined}>
          <ColumnLabel label={label} name={name} />
          {unit && <small className={unitClasses}>{` ${unit}`}</small>}
        </span>
      </th>
    );
  }
  const { direction, next } = sortOf(orders, sortBy);
  // Keeps the arrow with the last word.
  const lastWord = label.lastIndexOf(' ') + 1;
  const Arrow = (direction ?? orders[0]?.direction) === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={direction ?? undefined} className={cn(lineClasses, className)}>
      <button
        type="button"
        onClick={() => next && onSort(next)}
        className={cn(
          'focus-inset group/sort relative min-h-13 w-full px-1.25 [text-align:inherit] font-[inherit] text-inherit hover:text-ink',
          direction && 'font-bold text-ink',
        )}
      >
        {unit ? (
          <span>
            <ColumnLabel label={`${label} `} name={name && `${name} `} />
          </span>
        ) : (
          <span>{label.slice(0, lastWord)}</span>
        )}
        <span className="whitespace-nowrap">
          {unit ? (
            <small key={unit} className={unitClasses}>
              {unit}
            </small>
          ) : (
            <span>
              <ColumnLabel label={label.slice(lastWord)} name={name} />
            </span>
          )}
          <Arrow
            aria-hidden
            className={cn(
              'size-[13px]!',
              direction
                ? 'ml-[.2rem] inline stroke-[2.5]! align-[-.15em]'
                : 'absolute top-1/2 right-[-.3rem] -translate-y-1/2 text-ink-3 opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100',
            )}
          />
        </span>
      </button>
    </th>
  );
}

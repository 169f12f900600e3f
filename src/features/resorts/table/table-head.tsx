import { ArrowDown, ArrowUp } from 'lucide-react';
import { cn } from '@/lib/class-names';
import type { ListOrder } from '../filters/resort-filters';
import { sortOf, type TableColumn } from './table-columns';

interface ColumnHeadProps {
  label: string;
  /** What all resorts report it in; '' for what has none, null where they differ. */
  unit?: string | null;
  orders?: TableColumn['orders'] | undefined;
  /** The order of the list. */
  sortBy: string;
  onSort: (order: ListOrder) => void;
  /** For screen readers alone. */
  isHidden?: boolean;
  className?: string;
}

const lineClasses =
  'sticky top-0 z-2 h-13 bg-surface p-0 whitespace-nowrap text-caption leading-tight font-semibold text-ink-2 [box-shadow:inset_0_-1.5px_0_var(--ink)]';

/** The head of a column: a button where an order of the list sorts by it, else plain text. */
export function ColumnHead({ label, unit, orders, sortBy, onSort, isHidden, className }: ColumnHeadProps) {
  const text = (
    <span className={isHidden ? 'sr-only' : undefined}>
      {label}
      {unit && <small className="text-[.75rem] font-normal text-ink-3">{` ${unit}`}</small>}
    </span>
  );
  if (!orders) {
    return (
      // Where both have no room beside each other, the unit stands below: in enlarged text, or for a long one.
      <th scope="col" className={cn(lineClasses, 'px-2 whitespace-normal', className)}>
        {text}
      </th>
    );
  }
  const { direction, next } = sortOf(orders, sortBy);
  const Arrow = (direction ?? orders[0]?.direction) === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={direction ?? undefined} className={cn(lineClasses, className)}>
      <button
        type="button"
        onClick={() => next && onSort(next)}
        className={cn(
          'focus-inset group/sort relative inline-flex min-h-13 w-full items-center gap-[.2rem] px-2 font-[inherit] text-inherit hover:text-ink',
          className?.includes('text-left') ? 'justify-start' : 'justify-end',
          direction && 'font-bold text-ink',
        )}
      >
        {text}
        <Arrow
          aria-hidden
          className={cn(
            'size-[13px]!',
            direction
              ? 'stroke-[2.5]!'
              : 'absolute right-[-.15rem] text-ink-3 opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100',
          )}
        />
      </button>
    </th>
  );
}

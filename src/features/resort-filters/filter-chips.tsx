import { Bookmark, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import type { ActiveFilter } from '@/domain/filters/filter-words';
import { activeFilters } from '@/domain/filters/filter-words';
import type { FilterChoice } from '@/domain/filters/list-filters';
import { m } from '@/paraglide/messages';
import { AddCountry } from './add-country';
import { useFilterContext } from './filter-context';
import { ShareList } from './share-list';

interface FilterChipsProps {
  /** How many resorts match; null while unknown. */
  total: number | null;
  onClear: () => void;
  /** Called when the last chip is removed, to place the focus. */
  onLastRemoved: () => void;
}

/** The active filters as chips, with actions for all of them. */
export function FilterChips({ total, onClear, onLastRemoved }: FilterChipsProps) {
  const { controls, words, isPanelOpen, save } = useFilterContext();
  const { filters, change } = controls;
  const hasCountry = filters.country !== '' || filters.countries.length > 0;
  return (
    <ActiveFilters
      active={activeFilters(filters, words)}
      onChange={change}
      onLastRemoved={onLastRemoved}
      more={hasCountry && <AddCountry filters={filters} onChange={change} />}
    >
      {/* An empty list has its own button to clear. */}
      {!isPanelOpen && <ActiveFilterActions onSave={save} onClear={total === 0 ? undefined : onClear} />}
      <ShareList
        filters={filters}
        words={words}
        total={total}
        variant="quiet"
        size="small"
        // In narrow windows it is in the sheet.
        className="max-lg:hidden"
      />
    </ActiveFilters>
  );
}

interface ActiveFiltersProps {
  active: readonly ActiveFilter[];
  onChange: (choice: FilterChoice) => void;
  /** Called when the last chip is removed, to place the focus. */
  onLastRemoved: () => void;
  /** Last in the row: adds to what is set. */
  more?: ReactNode;
  /** Buttons after the chips. */
  children: ReactNode;
}

// In narrow windows one row that scrolls sideways, so that the list starts on the screen. The padding leaves room for
// focus rings.
const listClasses =
  'max-lg:-mx-(--gutter) max-lg:-my-1.5 max-lg:flex max-lg:w-screen max-lg:gap-2 max-lg:overflow-x-auto max-lg:px-(--gutter) ' +
  'max-lg:py-1.5 max-lg:[scrollbar-width:none] lg:contents';

/** The active filters as chips that remove them. */
export function ActiveFilters({ active, onChange, onLastRemoved, more, children }: ActiveFiltersProps) {
  const list = useRef<HTMLUListElement>(null);
  if (active.length === 0) return null;

  const remove = ({ without }: ActiveFilter, index: number) => {
    // The button disappears with its filter, so move the focus first.
    const buttons = list.current?.querySelectorAll<HTMLElement>('li:not([data-more]) > button') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else onLastRemoved();
    onChange(without);
  };

  return (
    // Beside a map the count is above the chips but later in the source: with scroll anchoring the page would jump as
    // it grows.
    <div className="wrap flex flex-wrap items-center gap-2 pt-1.5 lg:pt-5 in-data-[view=map]:[overflow-anchor:none]">
      <ul ref={list} aria-label={m.filters_active()} className={listClasses}>
        {active.map((filter, index) => (
          <li key={filter.label} className="flex-none md:max-w-full">
            <Chip
              aria-label={m.filters_remove({ filter: filter.label })}
              className="max-w-[75vw]"
              onClick={() => remove(filter, index)}
            >
              <span className="truncate">{filter.label}</span>
              <X aria-hidden className="size-[1.1em]!" />
            </Chip>
          </li>
        ))}
        {more && (
          <li data-more className="flex-none empty:hidden">
            {more}
          </li>
        )}
      </ul>
      {children}
    </div>
  );
}

// In narrow windows they are in the sheet.
const actionClasses = 'max-lg:hidden';

/** Save and clear, shown while the panel, which has them too, is closed. */
export function ActiveFilterActions({ onSave, onClear }: { onSave: () => void; onClear: (() => void) | undefined }) {
  return (
    <>
      <Button variant="quiet" size="small" className={actionClasses} onClick={onSave}>
        <Bookmark aria-hidden />
        {m.filters_save()}
      </Button>
      {onClear && (
        <Button variant="quiet" size="small" className={actionClasses} onClick={onClear}>
          <X aria-hidden />
          {m.action_clear_filters()}
        </Button>
      )}
    </>
  );
}

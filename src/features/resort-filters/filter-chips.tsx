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
  /** How many resorts match; null while that is not known. */
  total: number | null;
  onClear: () => void;
  /** Takes the focus when the last chip is gone. */
  onLastRemoved: () => void;
}

/** The filters that are set as chips, with what can be done with all of them. */
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
      {/* An empty list has its own way to clear. */}
      {!isPanelOpen && <ActiveFilterActions onSave={save} onClear={total === 0 ? undefined : onClear} />}
      <ShareList
        filters={filters}
        words={words}
        total={total}
        variant="quiet"
        size="small"
        // In a narrow window the sheet has it.
        className="max-lg:hidden"
      />
    </ActiveFilters>
  );
}

interface ActiveFiltersProps {
  active: readonly ActiveFilter[];
  onChange: (choice: FilterChoice) => void;
  /** Takes the focus when the last chip is gone. */
  onLastRemoved: () => void;
  /** The last of the row: a way to more of what is set. */
  more?: ReactNode;
  /** Buttons after the chips. */
  children: ReactNode;
}

// In a narrow window one row that is pushed sideways, else the list would start below the screen; the padding is for focus
// rings.
const listClasses =
  'max-lg:-mx-(--gutter) max-lg:-my-1.5 max-lg:flex max-lg:w-screen max-lg:gap-2 max-lg:overflow-x-auto max-lg:px-(--gutter) ' +
  'max-lg:py-1.5 max-lg:[scrollbar-width:none] lg:contents';

/** The filters that are set, each as a chip that takes it away. */
export function ActiveFilters({ active, onChange, onLastRemoved, more, children }: ActiveFiltersProps) {
  const list = useRef<HTMLUListElement>(null);
  if (active.length === 0) return null;

  const remove = ({ without }: ActiveFilter, index: number) => {
    // The button goes with its filter, so the focus moves on first.
    const buttons = list.current?.querySelectorAll<HTMLElement>('li:not([data-more]) > button') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else onLastRemoved();
    onChange(without);
  };

  return (
    // Beside a map the count stands above, later in the source: the browser would hold on to the chips when that grows.
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

// In a narrow window the sheet has them.
const actionClasses = 'max-lg:hidden';

/** Save and clear, where the panel that holds them is closed. */
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
          {m.filters_clear()}
        </Button>
      )}
    </>
  );
}

import { Bookmark, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { type ActiveFilter, activeFilters } from '@/domain/filters/filter-words';
import { m } from '@/paraglide/messages';
import { AddCountry } from './add-country';
import { useFilterContext } from './filter-context';
import { ShareList, usesTrip } from './share-list';

interface FilterChipsProps {
  /** How many resorts match; null while unknown. */
  total: number | null;
  onClear: () => void;
  /** Called when the last chip is removed, to place the focus. */
  onLastRemoved: () => void;
}

// In narrow windows one row that scrolls sideways, so that the list starts on the screen. The padding leaves room for
// focus rings.
const listClasses =
  'max-lg:-mx-gutter max-lg:-my-1.5 max-lg:flex max-lg:w-screen max-lg:gap-2 max-lg:overflow-x-auto max-lg:px-gutter ' +
  'max-lg:py-1.5 max-lg:[scrollbar-width:none] lg:contents';

// In narrow windows these buttons are in the sheet.
const actionProps = { variant: 'quiet', size: 'small', className: 'max-lg:hidden' } as const;

/**
 * The active filters as chips that remove them, with actions for all of them. A list that is only sorted by the trip can be shared
 * too: its address alone does not have the trip.
 */
export function FilterChips({ total, onClear, onLastRemoved }: FilterChipsProps) {
  const { controls, words, trip, panel, save } = useFilterContext();
  const list = useRef<HTMLUListElement>(null);
  const active = activeFilters(controls.filters, words);
  if (active.length === 0) {
    return (
      trip?.link &&
      usesTrip(controls.filters, trip) && (
        <div className="wrap pt-5 max-lg:hidden">
          {/* Its word, not its edge, stands where the row begins. */}
          <ShareList total={total} variant="quiet" size="small" className="-ml-4" />
        </div>
      )
    );
  }

  const chips = () => [...(list.current?.querySelectorAll<HTMLElement>('li:not([data-more]) > button') ?? [])];
  const remove = ({ without }: ActiveFilter, index: number) => {
    // The button disappears with its filter, so move the focus first.
    const next = chips()[index + 1] ?? chips()[index - 1];
    if (next) next.focus();
    else onLastRemoved();
    controls.change(without);
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
        <li data-more className="flex-none empty:hidden">
          <AddCountry onAllAdded={() => chips().at(-1)?.focus()} />
        </li>
      </ul>
      {/* The open panel has its own. */}
      {!panel.isOpen && (
        <Button {...actionProps} onClick={save}>
          <Bookmark aria-hidden />
          {m.filters_save()}
        </Button>
      )}
      {/* An empty list has its own, too. */}
      {!panel.isOpen && total !== 0 && (
        <Button {...actionProps} onClick={onClear}>
          <X aria-hidden />
          {m.action_clear_filters()}
        </Button>
      )}
      <ShareList total={total} {...actionProps} />
    </div>
  );
}

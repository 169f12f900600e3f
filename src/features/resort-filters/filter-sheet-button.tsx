import { SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { Button } from '@/components/ui/button';
import { useLazyOpening } from '@/components/use-lazy-opening';
import { countSet } from '@/domain/filters/count-filters';
import { m } from '@/paraglide/messages';
import { useFilterContext } from './filter-context';

const FilterSheet = lazyWithRetry(
  () => import('./filter-sheet'),
  ({ FilterSheet }) => FilterSheet,
);

/** Opens the sheet of filters, and shows how many are set. */
export function FilterSheetButton() {
  const { controls, priceRange, sheet } = useFilterContext();
  const count = countSet(controls.filters, priceRange);
  const button = useRef<HTMLButtonElement>(null);
  const { isPending, open, reach } = useLazyOpening(FilterSheet);
  const name = m.filters_and_sort_set({ count });
  return (
    <>
      <Button
        ref={button}
        className="relative px-3! max-[22rem]:px-2! py-0.5! text-left"
        aria-haspopup="dialog"
        aria-expanded={sheet.isOpen || isPending}
        // Adds the history entry only once there is a sheet to show.
        onClick={() => void open(() => sheet.open(controls))}
        {...reach}
      >
        <SlidersHorizontal aria-hidden className="max-[22rem]:hidden" />
        {count === 0 && (
          // With enlarged text the search would have no room beside the whole name.
          <span>
            {m.filters_short()} <span className="max-[20rem]:sr-only">{m.filters_short_rest()}</span>
          </span>
        )}
        {count > 0 && (
          <>
            {/* Where the search would have no room for its label, the count alone must do. */}
            <span aria-hidden>
              {m.filters_short()} <span className="max-[24rem]:hidden">{m.filters_short_rest()}</span>
            </span>
            <span
              key={count}
              aria-hidden
              className="grid h-[22px] min-w-[22px] place-items-center rounded-full bg-ink px-1 text-caption leading-none font-bold text-paper"
            >
              {count}
            </span>
            <span key={name} className="sr-only">
              {name}
            </span>
          </>
        )}
      </Button>
      {sheet.wasOpened && <FilterSheet onClosed={() => button.current?.focus({ preventScroll: true })} />}
    </>
  );
}

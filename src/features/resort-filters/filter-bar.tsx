import type { ReactNode } from 'react';
import { countAdvanced } from '@/domain/filters/count-filters';
import { useFilterContext } from './filter-context';
import { FilterSelects } from './filter-selects';
import { FilterSheetButton } from './filter-sheet-button';
import { PanelButton } from './panel-button';
import { SavedSearchesButton } from './saved-searches/saved-searches-button';
import { SearchField, type SearchInput } from './search-field';

interface FilterBarProps {
  renderSearch: (input: SearchInput) => ReactNode;
  onPanelOpenChange: (isOpen: boolean) => void;
}

// Sticky below the header. In a low window it scrolls away; two rows need a taller window than one.
const barClasses =
  'z-20 bg-paper py-2 print:hidden lg:pt-[.85rem] lg:pb-[.85rem] lg:shadow-bar ' +
  'max-lg:tall:sticky max-lg:top-15 md:max-lg:top-18 ' +
  'lg:top-[calc(4.5rem+1px)] [@media(min-width:64rem)_and_(min-height:40rem)]:sticky';
const rowClasses =
  'wrap grid grid-cols-[minmax(8rem,1fr)_auto] gap-2 max-[17rem]:grid-cols-1 lg:items-end lg:gap-2.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_13rem_auto_auto] ' +
  'xl:grid-cols-[minmax(11.25rem,1fr)_minmax(10rem,11rem)_10rem_13rem_auto_auto]';

/**
 * The first row of controls: search, places, order, and buttons for the rest. Below 1024 px only the search and the
 * button of the sheet.
 */
export function FilterBar({ renderSearch, onPanelOpenChange }: FilterBarProps) {
  const { controls, priceRange, panel } = useFilterContext();
  return (
    <div className={barClasses}>
      <div className={rowClasses}>
        <SearchField renderInput={renderSearch} />
        <div className="lg:hidden">
          <FilterSheetButton />
        </div>
        <div className="hidden lg:contents">
          <FilterSelects />
          <PanelButton
            advancedCount={countAdvanced(controls.filters, priceRange)}
            isOpen={panel.isOpen}
            onOpenChange={onPanelOpenChange}
          />
          <SavedSearchesButton />
        </div>
      </div>
    </div>
  );
}

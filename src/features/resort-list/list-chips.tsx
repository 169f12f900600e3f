import type { CatalogueFilters, FilterChoice } from '@/domain/filters/catalogue-filters';
import { activeFilters, type WordsContext } from '@/domain/filters/filter-words';
import { ActiveFilterActions, ActiveFilters } from '@/features/resort-filters/active-filters';
import { AddCountry } from '@/features/resort-filters/add-country';
import { ShareList } from '@/features/resort-filters/share-list';
import type { ListTrip } from './list-trip';

interface ListChipsProps {
  filters: CatalogueFilters;
  words: WordsContext;
  /** How many resorts match; null while that is not known. */
  total: number | null;
  trip: ListTrip | undefined;
  onChange: (choice: FilterChoice) => void;
  /** Takes the focus when the last chip is gone. */
  onLastRemoved: () => void;
  onSave: () => void;
  onClear: () => void;
  /** The panel has its own buttons for saving and clearing. */
  isPanelOpen: boolean;
}

/** The filters that are set as chips, with what can be done with all of them. */
export function ListChips(props: ListChipsProps) {
  const { filters, words, total, trip, onChange, onLastRemoved, onSave, onClear, isPanelOpen } = props;
  const hasCountry = filters.country !== '' || filters.countries.length > 0;
  return (
    <ActiveFilters
      active={activeFilters(filters, words)}
      onChange={onChange}
      onLastRemoved={onLastRemoved}
      more={hasCountry && <AddCountry filters={filters} onChange={onChange} />}
    >
      {/* An empty list has its own way to clear. */}
      {!isPanelOpen && <ActiveFilterActions onSave={onSave} onClear={total === 0 ? undefined : onClear} />}
      <ShareList
        filters={filters}
        words={words}
        total={total}
        trip={trip}
        variant="quiet"
        size="small"
        // In a narrow window the sheet has it.
        className="max-lg:hidden"
      />
    </ActiveFilters>
  );
}

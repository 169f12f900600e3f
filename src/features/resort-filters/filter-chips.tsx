import { activeFilters } from '@/domain/filters/filter-words';
import { ActiveFilterActions, ActiveFilters } from './active-filters';
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

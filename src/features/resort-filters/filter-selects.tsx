import { memo, useCallback, useId, useMemo } from 'react';
import { LazySelect } from '@/components/lazy-select';
import { Label } from '@/components/ui/label';
import { sortLabels } from '@/domain/filters/filter-words';
import { type ListOrder, listOrders, sortOrders } from '@/domain/filters/server-filters';
import { regionName } from '@/domain/region-name';
import { countryName } from '@/lib/country-names';
import { m } from '@/paraglide/messages';
import { useFilterContext } from './filter-context';

const ALL_REGIONS = { value: 'all_regions', label: m.filters_all_regions() };
const ALL_COUNTRIES = { value: 'all_countries', label: m.filters_all_countries() };
const BY_RATING = { value: 'rating', label: sortLabels.rating };

const orderOf = (text: string): ListOrder => listOrders.find((known) => known === text) ?? 'rating';
const orderLabel = (text: string): string => sortLabels[orderOf(text)];

/** Region, country and order, as three grid cells. Choosing a country here replaces several. */
export function FilterSelects() {
  const { controls, regions, countries, orders } = useFilterContext();
  const { draft, change } = controls;
  const chosen = [draft.country, ...draft.countries].filter(Boolean);
  // Stable props, so that typing in the search re-renders no select.
  const offered = useMemo(() => [...orders, ...sortOrders.filter((order) => order !== 'rating')], [orders]);
  const chooseRegion = useCallback((region: string) => change({ region }), [change]);
  const chooseCountry = useCallback((country: string) => change({ country, countries: [] }), [change]);
  const chooseOrder = useCallback((order: string) => change({ sortBy: orderOf(order) }), [change]);
  return (
    <>
      <FilterSelect
        label={m.filters_region()}
        all={ALL_REGIONS}
        choices={regions}
        labelOf={regionName}
        value={draft.region}
        onChange={chooseRegion}
      />
      <FilterSelect
        label={m.filters_country()}
        labelOf={countryName}
        all={ALL_COUNTRIES}
        choices={countries}
        value={chosen[0] ?? ''}
        summary={chosen.length > 1 ? `${countryName(chosen[0] ?? '')} + ${chosen.length - 1}` : undefined}
        onChange={chooseCountry}
      />
      <FilterSelect
        label={m.filters_sort_by()}
        all={BY_RATING}
        choices={offered}
        labelOf={orderLabel}
        value={draft.sortBy === 'rating' ? '' : draft.sortBy}
        onChange={chooseOrder}
      />
    </>
  );
}

interface FilterSelectProps {
  label: string;
  /** The option for no choice, first in the list. */
  all: { value: string; label: string };
  choices: readonly string[];
  labelOf?: (choice: string) => string;
  /** The choice, or '' for none. If it is not among the choices, it is offered as well, so that it can be seen. */
  value: string;
  /** Shown instead of the choice when it stands for several. */
  summary?: string | undefined;
  onChange: (value: string) => void;
  /** Label styled like those of the panel instead of the bar. */
  isInPanel?: boolean;
}

/** A select with a label above it, for bar and panel. */
export const FilterSelect = memo(function FilterSelect(props: FilterSelectProps) {
  const { label, all, choices, labelOf, value, summary, onChange, isInPanel } = props;
  const id = useId();
  const offered = value && !choices.includes(value) ? [value, ...choices] : choices;
  const options = [all, ...offered.map((choice) => ({ value: choice, label: labelOf ? labelOf(choice) : choice }))];
  return (
    <div className="min-w-0">
      <Label
        variant={isInPanel ? 'default' : 'caption'}
        htmlFor={id}
        className={isInPanel ? 'flex min-h-7 items-center' : undefined}
      >
        {label}
      </Label>
      <LazySelect
        id={id}
        label={label}
        options={options}
        value={value || all.value}
        summary={summary}
        onValueChange={(next) => onChange(next === all.value ? '' : next)}
      />
    </div>
  );
});

import { FilterSelect } from './filter-select';
import { sortLabels } from './filter-words';
import { sortOrders } from './resort-filters';
import type { ResortFilterControls } from './use-resort-filters';

interface FilterSelectsProps {
  controls: Pick<ResortFilterControls, 'draft' | 'change'>;
  regions: readonly string[];
  countries: readonly string[];
}

/** Region, country and order, as three cells of a grid. */
export function FilterSelects({ controls: { draft, change }, regions, countries }: FilterSelectsProps) {
  return (
    <>
      <FilterSelect
        label="Region"
        all={{ value: 'all_regions', label: 'All Regions' }}
        choices={regions}
        value={draft.region}
        onChange={(region) => change({ region })}
      />
      <FilterSelect
        label="Country"
        all={{ value: 'all_countries', label: 'All Countries' }}
        choices={countries}
        value={draft.country}
        onChange={(country) => change({ country })}
      />
      <FilterSelect
        label="Sort By"
        all={{ value: 'rating', label: sortLabels.rating }}
        choices={sortOrders.filter((order) => order !== 'rating')}
        labelOf={(order) => sortLabels[sortOrders.find((known) => known === order) ?? 'rating']}
        value={draft.sortBy === 'rating' ? '' : draft.sortBy}
        onChange={(order) => change({ sortBy: sortOrders.find((known) => known === order) ?? 'rating' })}
      />
    </>
  );
}

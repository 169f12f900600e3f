import { FilterSelect } from './filter-select';
import { sortLabels } from './filter-words';
import { type ListOrder, listOrders, sortOrders } from './resort-filters';
import type { ResortFilterControls } from './use-resort-filters';

interface FilterSelectsProps {
  controls: Pick<ResortFilterControls, 'draft' | 'change'>;
  regions: readonly string[];
  countries: readonly string[];
  /** The orders that the visitor's trip allows beside the server's. */
  orders: readonly ListOrder[];
}

const orderOf = (text: string): ListOrder => listOrders.find((known) => known === text) ?? 'rating';

/** Region, country and order, as three cells of a grid. A choice in the second takes the place of several countries. */
export function FilterSelects({ controls: { draft, change }, regions, countries, orders }: FilterSelectsProps) {
  const chosen = [draft.country, ...draft.countries].filter(Boolean);
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
        value={chosen[0] ?? ''}
        summary={chosen.length > 1 ? `${chosen[0]} + ${chosen.length - 1}` : undefined}
        onChange={(country) => change({ country, countries: [] })}
      />
      <FilterSelect
        label="Sort By"
        all={{ value: 'rating', label: sortLabels.rating }}
        choices={[...orders, ...sortOrders.filter((order) => order !== 'rating')]}
        labelOf={(order) => sortLabels[orderOf(order)]}
        value={draft.sortBy === 'rating' ? '' : draft.sortBy}
        onChange={(order) => change({ sortBy: orderOf(order) })}
      />
    </>
  );
}

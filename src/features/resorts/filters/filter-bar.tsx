import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { CollapsibleTrigger } from '@/components/ui/collapsible';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { cn } from '@/lib/class-names';
import { FilterSelect } from './filter-select';
import { sortLabels } from './filter-words';
import { SEARCH_MAX, sortOrders } from './resort-filters';
import { SearchIcon } from './search-icon';
import type { ResortFilterControls } from './use-resort-filters';

interface FilterBarProps {
  controls: ResortFilterControls;
  regions: readonly string[];
  countries: readonly string[];
  /** How many filters of the advanced panel are set. */
  advancedCount: number;
  /** Told when someone is about to open the advanced panel. */
  onReachForPanel: () => void;
  /** The saved searches' button. */
  children: ReactNode;
}

// Sticky only where it leaves room for the list: wide and not too low.
const barClasses =
  'z-20 bg-paper pt-[.85rem] pb-1 md:pb-[.85rem] md:shadow-bar ' +
  '[@media(min-width:64rem)_and_(min-height:40rem)]:sticky [@media(min-width:64rem)_and_(min-height:40rem)]:top-[calc(4.5rem+1px)]';
const rowClasses =
  'wrap grid grid-cols-2 items-end gap-2.5 md:grid-cols-6 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto_auto] ' +
  'xl:grid-cols-[minmax(9.5rem,1fr)_10rem_10rem_12.75rem_auto_auto] 2xl:grid-cols-[minmax(12rem,1fr)_11rem_11rem_13.5rem_auto_auto]';
/** The buttons of the bar; on the narrowest phones the words need the icon's room. */
export const barButtonClasses =
  'max-md:gap-[.35em] max-md:self-stretch max-md:px-0.5 max-md:text-small max-[24rem]:[&>svg]:hidden md:col-span-3 lg:col-span-1 ' +
  'lg:whitespace-nowrap lg:px-3 2xl:px-[1.35rem]';

/** The first row of controls: search, places, order, and the way to the rest. Stands inside a Collapsible. */
export function FilterBar({ controls, regions, countries, advancedCount, onReachForPanel, children }: FilterBarProps) {
  const { draft, change, searchText, typeSearch, submitSearch } = controls;
  const searchId = useId();
  const place = 'max-[22rem]:col-span-full md:col-span-2 lg:col-span-1';
  return (
    <div className={barClasses}>
      <div className={rowClasses}>
        <search className="col-span-full xl:col-span-1">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              submitSearch();
            }}
          >
            <Label variant="caption" htmlFor={searchId}>
              Search
            </Label>
            <div className="relative">
              <SearchIcon />
              <Input
                id={searchId}
                type="search"
                aria-label="Search resorts"
                placeholder="Name, country or region"
                className="truncate pl-11"
                maxLength={SEARCH_MAX}
                autoComplete="off"
                enterKeyHint="search"
                value={searchText}
                onChange={(event) => typeSearch(event.target.value)}
              />
            </div>
          </form>
        </search>
        <FilterSelect
          label="Region"
          all={{ value: 'all_regions', label: 'All Regions' }}
          choices={regions}
          value={draft.region}
          onChange={(region) => change({ region })}
          className={place}
        />
        <FilterSelect
          label="Country"
          all={{ value: 'all_countries', label: 'All Countries' }}
          choices={countries}
          value={draft.country}
          onChange={(country) => change({ country })}
          className={place}
        />
        <FilterSelect
          label="Sort By"
          all={{ value: 'rating', label: sortLabels.rating }}
          choices={sortOrders.filter((order) => order !== 'rating')}
          labelOf={(order) => sortLabels[sortOrders.find((known) => known === order) ?? 'rating']}
          value={draft.sortBy === 'rating' ? '' : draft.sortBy}
          onChange={(order) => change({ sortBy: sortOrders.find((known) => known === order) ?? 'rating' })}
          className={cn('max-md:col-span-full', place)}
        />
        <CollapsibleTrigger asChild>
          <Button
            className={barButtonClasses}
            onPointerEnter={() => onReachForPanel()}
            onFocus={() => onReachForPanel()}
          >
            {/* On phones the number needs the icon's room. */}
            <SlidersHorizontal aria-hidden className={advancedCount > 0 ? 'max-md:hidden' : undefined} />
            <ChangingText>
              {advancedCount > 0 ? `Advanced Filters (${advancedCount})` : 'Advanced Filters'}
            </ChangingText>
          </Button>
        </CollapsibleTrigger>
        {children}
      </div>
    </div>
  );
}

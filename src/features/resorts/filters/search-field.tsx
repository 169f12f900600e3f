import { useId } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { SEARCH_MAX } from './resort-filters';
import { SearchIcon } from './search-icon';
import type { ResortFilterControls } from './use-resort-filters';

interface SearchFieldProps {
  controls: Pick<ResortFilterControls, 'searchText' | 'typeSearch' | 'submitSearch'>;
  className?: string;
}

// Where there is no room for a label above, it stands in the empty field.
const labelClasses =
  'max-lg:pointer-events-none max-lg:absolute max-lg:top-1/2 max-lg:left-11.5 max-lg:z-1 max-lg:-mt-[.66em] max-lg:text-ui ' +
  'max-lg:group-[&:not(:has(input:placeholder-shown))]/search:hidden';

/** The search box; see `searchText` of the controls. */
export function SearchField({ controls, className }: SearchFieldProps) {
  const { searchText, typeSearch, submitSearch } = controls;
  const id = useId();
  return (
    <search className={className}>
      <form
        className="group/search relative"
        onSubmit={(event) => {
          event.preventDefault();
          submitSearch();
        }}
      >
        <Label variant="caption" htmlFor={id} className={labelClasses}>
          Search
        </Label>
        <div className="relative">
          <SearchIcon />
          <Input
            id={id}
            type="search"
            aria-label="Search resorts"
            placeholder="Name or place"
            className="truncate pl-11 max-lg:placeholder:text-transparent"
            maxLength={SEARCH_MAX}
            autoComplete="off"
            enterKeyHint="search"
            value={searchText}
            onChange={(event) => typeSearch(event.target.value)}
          />
        </div>
      </form>
    </search>
  );
}

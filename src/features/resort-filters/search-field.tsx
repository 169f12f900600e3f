import { type ReactNode, useId } from 'react';
import { fieldClasses } from '@/components/ui/field-classes';
import { Label } from '@/components/ui/label';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { SearchIcon } from './search-icon';
import type { ResortFilterControls } from './use-resort-filters';

/** What the search box hands to whoever renders its input: another feature's, which suggests. */
export interface SearchInput {
  id: string;
  /** Accessible name. */
  label: string;
  placeholder: string;
  text: string;
  onType: (text: string) => void;
  /** Searches for a text in place of what is typed. */
  onSearch: (text: string) => void;
  /** Chooses a country in place of what is typed. */
  onCountry: (country: string) => void;
  className: string;
  /** Where a list of suggestions stands. */
  panelClassName: string;
}

interface SearchFieldProps {
  controls: Pick<ResortFilterControls, 'searchText' | 'typeSearch' | 'submitSearch' | 'change'>;
  renderInput: (input: SearchInput) => ReactNode;
  className?: string;
}

// Where there is no room for a label above, it stands in the empty field.
const labelClasses =
  'max-lg:pointer-events-none max-lg:absolute max-lg:top-1/2 max-lg:left-11.5 max-lg:z-1 max-lg:-mt-[.66em] max-lg:text-ui ' +
  'max-lg:group-[&:not(:has(input:placeholder-shown))]/search:hidden';

// As wide as the page where the field is not.
const panelClasses = 'left-0 w-[calc(100vw-2*var(--gutter))] max-w-[39rem] md:w-[39rem]';

/** The search box; see `searchText` of the controls. Before the code is there, it is a plain form. */
export function SearchField({ controls, renderInput, className }: SearchFieldProps) {
  const { searchText, typeSearch, submitSearch, change } = controls;
  const id = useId();
  return (
    <search className={className}>
      <form
        action={paths.resorts}
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
          {renderInput({
            id,
            label: 'Search resorts',
            placeholder: 'Name or place',
            text: searchText,
            onType: typeSearch,
            onSearch: (search) => change({ search }),
            onCountry: (country) => change({ country, search: '' }),
            className: cn(fieldClasses, 'truncate pr-3.5 pl-11 max-lg:placeholder:text-transparent'),
            panelClassName: panelClasses,
          })}
        </div>
      </form>
    </search>
  );
}

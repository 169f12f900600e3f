import { useIsFetching } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { fieldClasses } from '@/components/ui/field-classes';
import { Label } from '@/components/ui/label';
import { Spinner } from '@/components/ui/spinner';
import { SEARCH_SPINNER_DELAY } from '@/config/constants';
import { localPath } from '@/config/locale';
import { paths } from '@/config/paths';
import type { OpenOn } from '@/domain/filters/list-filters';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import { useFilterContext } from './filter-context';

/** What the search box passes to the feature that renders its input and suggests. */
export interface SearchInput {
  /** Attributes of the field. `label` is its accessible name. */
  field: { id: string; label: string; placeholder: string; className: string };
  text: string;
  onType: (text: string) => void;
  /** Replaces what is typed and searches for it. */
  onSearch: (text: string) => void;
  /** Sets the filter for a country, in place of all others, or a time of year, and clears what is typed. */
  onFilter: (filter: { country: string } | { openOn: OpenOn }) => void;
  /** Positions the suggestions. */
  panelClassName: string;
}

// Without room for a label above, the label is inside the empty field, cut at its end.
const labelClasses =
  'max-lg:pointer-events-none max-lg:absolute max-lg:top-1/2 max-lg:right-2 max-lg:left-11.5 max-lg:z-1 max-lg:truncate max-lg:-mt-[.66em] max-lg:text-ui ' +
  'max-lg:group-[&:not(:has(input:placeholder-shown))]/search:hidden';

// As wide as the page where the field is narrower.
const panelClasses = 'left-0 w-[calc(100vw-2*var(--gutter))] max-w-[39rem] md:w-[39rem]';

/** The search box; see `searchText` of the controls. Before hydration it works as a plain form. */
export function SearchField({ renderInput }: { renderInput: (input: SearchInput) => ReactNode }) {
  const { searchText, typeSearch, applyPending, change } = useFilterContext().controls;
  const id = useId();
  return (
    <search className="lg:col-span-full xl:col-span-1">
      <form
        action={localPath(paths.resorts)}
        className="group/search relative"
        onSubmit={(event) => {
          event.preventDefault();
          applyPending();
        }}
      >
        <Label variant="caption" htmlFor={id} className={labelClasses}>
          {m.filters_search()}
        </Label>
        <div className="relative">
          <SearchIcon />
          {renderInput({
            field: {
              id,
              label: m.filters_search_resorts(),
              placeholder: m.filters_search_hint(),
              // The placeholder is hidden by its opacity, because its color may be forced.
              className: cn(fieldClasses, 'truncate pr-3.5 pl-11 max-lg:placeholder:opacity-0'),
            },
            text: searchText,
            onType: typeSearch,
            onSearch: (search) => change({ search }),
            onFilter: (filter) =>
              change({
                ...('country' in filter ? { country: filter.country, countries: [] } : { openOn: filter.openOn }),
                search: '',
              }),
            panelClassName: panelClasses,
          })}
        </div>
      </form>
    </search>
  );
}

const place = 'pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3';

/** The search box's icon; a spinner replaces it if a list takes a while. */
function SearchIcon() {
  const isAwaited = useIsFetching({
    queryKey: resortQueries.lists,
    // Only new lists count, not further pages or refetches of a list on screen.
    predicate: ({ state }) => state.data === undefined,
  });
  return (
    <>
      <Search aria-hidden className={place} />
      {isAwaited > 0 && (
        <span
          className="pointer-events-none absolute top-1/2 left-3 flex size-6 -translate-y-1/2 items-center justify-center bg-surface text-ink-3 animate-[fade-in_var(--base)_var(--ease)_backwards]"
          style={{ animationDelay: `${SEARCH_SPINNER_DELAY}ms` }}
        >
          <Spinner label={m.filters_searching()} />
        </span>
      )}
    </>
  );
}

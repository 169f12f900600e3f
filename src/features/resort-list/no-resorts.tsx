import { useCatalogue, useSearchResult } from '@/api/catalogue/use-catalogue';
import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import { relaxations } from '@/domain/filters/filter-counts';
import { type ActiveFilter, activeFilters } from '@/domain/filters/filter-words';
import type { FilterChoice } from '@/domain/filters/list-filters';
import { regionName } from '@/domain/region-name';
import { countryName } from '@/lib/country-names';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { useListContext } from './list-context';
import { NearestNamesLine } from './nearest-names';

interface NoResortsProps {
  onChoice: (choice: FilterChoice) => void;
  onClear: () => void;
}

const RELAXATIONS_MAX = 3;

/**
 * Shown when nothing matches. Offers to drop each filter that alone excludes everything, or else two that do, with the
 * number of resorts that leaves. If a region and a country are set, offers to drop either at once, because they may
 * exclude each other. For a search, suggests similar names.
 */
export function NoResorts({ onChoice, onClear }: NoResortsProps) {
  const { filters, words } = useListContext();
  const { region, country, countries } = filters;
  const hasTwoPlaces = region !== '' && country !== '' && countries.length === 0;
  const both = { region: regionName(region), country: countryName(country) };
  const active = activeFilters(filters, words);
  const ways = useRelaxations(active)
    .filter(({ name }) => !(hasTwoPlaces && (name === both.region || name === both.country)))
    .slice(0, RELAXATIONS_MAX);
  const isAllThereIs = active.length === 2;
  const twoPlaces = isAllThereIs ? m.list_two_places(both) : m.list_two_places_more(both);
  return (
    <EmptyState
      // Keeps the buttons in view on a laptop.
      className="pt-6"
      title={m.resorts_none()}
      text={hasTwoPlaces ? `${m.none_found_hint()} ${twoPlaces}` : m.none_found_hint()}
      action={
        active.length > 0 && (
          <>
            {hasTwoPlaces && (
              <>
                <Button onClick={() => onChoice({ region: '' })}>{m.list_any_region()}</Button>
                <Button onClick={() => onChoice({ country: '' })}>{m.list_any_country()}</Button>
              </>
            )}
            <Button onClick={onClear}>{m.action_clear_filters()}</Button>
            {/* Last, so that the other buttons stay put when these are known. */}
            {ways.length > 0 && (
              <div className="grid w-full justify-items-center gap-2 pt-2">
                <p className="font-semibold">{m.list_none_with_all()}</p>
                <ul aria-label={m.list_relaxations()} className="contents">
                  {ways.map(({ label, name, without, count }) => (
                    <li key={label} className="max-w-full">
                      <Button variant="quiet" size="small" className="wrap-anywhere" onClick={() => onChoice(without)}>
                        <span key={count}>
                          {m.list_without({ filter: name ?? label, count, shown: formatCount(count) })}
                        </span>
                      </Button>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {filters.search !== '' && (
              <div className="w-full pt-2">
                <NearestNamesLine text={filters.search} />
              </div>
            )}
          </>
        )
      }
    />
  );
}

/**
 * The filters that each alone exclude everything, or else each two, those that leave the most first, with the number of
 * resorts without them. Empty while unknown, and for a single filter, which can be cleared anyway.
 */
function useRelaxations(active: readonly ActiveFilter[]) {
  const { filters, words, trip } = useListContext();
  const hasOthers = active.length > 1;
  const { resorts, catalogue } = useCatalogue(hasOthers);
  const { ids, isKnown } = useSearchResult(filters.search, hasOthers);
  // An incomplete catalogue cannot tell what a filter leaves.
  if (!resorts || !catalogue?.isComplete || !isKnown) return [];
  const context = { priceRange: words.priceRange, searchIds: ids, place: trip?.place ?? null };
  return relaxations(resorts, filters, context, active);
}

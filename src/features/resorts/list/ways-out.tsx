import { useMemo } from 'react';
import type { Coordinates } from '@/api/resorts/resort.schema';
import { Button } from '@/components/ui/button';
import { formatCounted } from '@/lib/format';
import type { CatalogueFilters } from '../filters/catalogue-filters';
import { waysOut } from '../filters/filter-counts';
import { activeFilters, type WordsContext } from '../filters/filter-words';
import type { FilterChoice } from '../filters/resort-filters';
import { useWholeCatalogue } from '../filters/use-whole-catalogue';

interface WaysOutProps {
  filters: CatalogueFilters;
  words: WordsContext;
  /** Where the trip starts. */
  place: Coordinates | null;
  onChoice: (choice: FilterChoice) => void;
}

/** How many ways are shown: those that leave the most. */
const WAYS_MAX = 4;

/** "Style Beginner Focused" -> "Beginner Focused": beside "Without" the name says enough. */
const shortLabel = (label: string) => label.replace(/^(Style|Country|Region|Facility) /, '');

/** What each filter that is set keeps away, the most first: "Without Beginner Focused: 59 resorts". Loads the catalogue. */
export function WaysOut({ filters, words, place, onChoice }: WaysOutProps) {
  const { priceRange } = words;
  const whole = useWholeCatalogue({ search: filters.search, priceRange, place, isNeeded: true });
  const ways = useMemo(() => {
    if (!whole) return [];
    const active = activeFilters(filters, words).map(({ label, without: choice }) => ({
      label,
      choice,
      without: typeof choice === 'function' ? choice(filters) : choice,
    }));
    const withoutSearch = { ...whole.context, searchIds: null };
    const contextOf = ({ search }: Partial<CatalogueFilters>) => (search === '' ? withoutSearch : whole.context);
    return active
      .flatMap((filter) => waysOut(whole.resorts, filters, contextOf(filter.without), [filter]))
      .sort((a, b) => b.count - a.count)
      .slice(0, WAYS_MAX);
  }, [whole, filters, words]);

  if (ways.length === 0) return null;
  return (
    <>
      <p className="basis-full font-semibold">0 resorts with all of these.</p>
      {ways.map(({ label, choice, count }) => (
        <Button key={label} onClick={() => onChoice(choice)} className="wrap-anywhere">
          <span key={count}>{`Without ${shortLabel(label)}: ${formatCounted(count, 'resort')}`}</span>
        </Button>
      ))}
      <span aria-hidden className="basis-full" />
    </>
  );
}

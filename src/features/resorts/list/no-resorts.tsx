import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import { messages } from '@/config/messages';
import type { CatalogueFilters } from '../filters/catalogue-filters';
import { activeFilters, type WordsContext } from '../filters/filter-words';
import type { FilterChoice } from '../filters/resort-filters';
import type { ListTrip } from './list-trip';
import { WaysOut } from './ways-out';

interface NoResortsProps {
  filters: CatalogueFilters;
  words: WordsContext;
  trip: ListTrip | undefined;
  onChoice: (choice: FilterChoice) => void;
  onClear: () => void;
}

/** Nothing matches: what each filter keeps away, and the way to none. Where a region and a country are set, each can be dropped alone: they may exclude each other. */
export function NoResorts({ filters, words, trip, onChoice, onClear }: NoResortsProps) {
  const { region, country, countries } = filters;
  const hasTwoPlaces = region !== '' && country !== '' && countries.length === 0;
  const active = activeFilters(filters, words);
  const isAllThereIs = active.length === 2;
  const twoPlaces = isAllThereIs
    ? `No resort is in both ${region} and ${country}.`
    : `A resort would have to be in both ${region} and ${country}.`;
  return (
    <EmptyState
      title={messages.resorts.none}
      text={hasTwoPlaces ? `${messages.resorts.noneHint} ${twoPlaces}` : messages.resorts.noneHint}
      action={
        active.length > 0 && (
          <>
            <WaysOut filters={filters} words={words} place={trip?.place ?? null} onChoice={onChoice} />
            {hasTwoPlaces && (
              <>
                <Button onClick={() => onChoice({ region: '' })}>Any region</Button>
                <Button onClick={() => onChoice({ country: '' })}>Any country</Button>
              </>
            )}
            <Button onClick={onClear}>Clear Filters</Button>
          </>
        )
      }
    />
  );
}

import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import { messages } from '@/config/messages';
import type { CatalogueFilters } from '../filters/catalogue-filters';
import { activeFilters, type WordsContext } from '../filters/filter-words';
import type { FilterChoice } from '../filters/resort-filters';

interface NoResortsProps {
  filters: CatalogueFilters;
  words: WordsContext;
  onChoice: (choice: FilterChoice) => void;
  onClear: () => void;
}

/** Nothing matches. Where a region and a country are set, each can be dropped alone: they may exclude each other. */
export function NoResorts({ filters, words, onChoice, onClear }: NoResortsProps) {
  const { region, country } = filters;
  const hasTwoPlaces = region !== '' && country !== '';
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

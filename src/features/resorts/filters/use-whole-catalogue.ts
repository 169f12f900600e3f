import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { catalogueQueries } from '@/api/catalogue/catalogue.queries';
import type { Range } from '@/api/resorts/filter-options.schema';
import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { useCatalogue } from '../use-catalogue';
import type { FilterContext } from './catalogue-filters';

interface WholeCatalogueOptions {
  /** The text search of the list, which is the server's. */
  search: string;
  priceRange: Range;
  /** Where the trip starts. */
  place: Coordinates | null;
  /** Nothing is loaded unless it is needed. */
  isNeeded: boolean;
}

/** What counts over all resorts are made from: null until all are there, and for a search until its whole result is. */
export function useWholeCatalogue({ search, priceRange, place, isNeeded }: WholeCatalogueOptions) {
  const { catalogue } = useCatalogue(isNeeded);
  const hasSearch = search !== '';
  const { data: found } = useQuery({ ...catalogueQueries.search(search), enabled: isNeeded && hasSearch });
  const resorts = isNeeded && catalogue?.isComplete && !catalogue.isCapped ? catalogue.resorts : null;
  const searchIds = hasSearch ? (found?.isComplete ? found.ids : null) : null;
  const isReady = resorts !== null && (!hasSearch || searchIds !== null);
  return useMemo((): { resorts: readonly Resort[]; context: FilterContext } | null => {
    return isReady && resorts ? { resorts, context: { priceRange, searchIds, place } } : null;
  }, [isReady, resorts, priceRange, searchIds, place]);
}

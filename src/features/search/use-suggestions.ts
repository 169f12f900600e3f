import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCatalogue } from '@/api/catalogue/use-catalogue';
import type { Resort } from '@/api/resorts/resort.schema';
import { NO_SUGGESTIONS, type SearchableArticle, suggest } from './suggestions';

const NO_RESORTS: readonly Resort[] = [];
/** Until they are loaded, or if they cannot be. */
const NO_ARTICLES: readonly SearchableArticle[] = [];

/** The suggestions for a text, and how much of the catalogue is loaded. Requests the catalogue. */
export function useSuggestions(typed: string, loadArticles: () => Promise<readonly SearchableArticle[]>) {
  const catalogueState = useCatalogue(true);
  const { data: articles = NO_ARTICLES } = useQuery({
    queryKey: ['blog', 'articles'],
    queryFn: loadArticles,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const resorts = catalogueState.catalogue?.resorts ?? NO_RESORTS;
  const suggestions = useMemo(
    () => (typed === '' ? NO_SUGGESTIONS : suggest({ resorts, articles }, typed)),
    [resorts, articles, typed],
  );
  return {
    suggestions,
    count: Object.values(suggestions).flat().length,
    catalogueState,
  };
}

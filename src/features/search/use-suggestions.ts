import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { catalogueProgress } from '@/api/catalogue/catalogue';
import { catalogueQueries } from '@/api/catalogue/catalogue.queries';
import type { Resort } from '@/api/resorts/resort.schema';
import { runWhenIdle } from '@/lib/idle-queue';
import { foldAhead, NO_SUGGESTIONS, prepareSearch, type SearchableArticle, suggest } from './suggestions';

const NO_RESORTS: readonly Resort[] = [];
const NO_ARTICLES: readonly SearchableArticle[] = [];

/** The articles, none until they are there; without their code there are none. */
function useArticles(load: () => Promise<readonly SearchableArticle[]>): readonly SearchableArticle[] {
  const [articles, setArticles] = useState(NO_ARTICLES);
  useEffect(() => {
    let isOver = false;
    load().then(
      (loaded) => !isOver && setArticles(loaded),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [load]);
  return articles;
}

/** How many names an idle callback folds at once: less than a frame's worth on a slow phone. */
const FOLDED_AT_ONCE = 250;

/** Prepares the search before the first key, folding some names at a time. A catalogue that is still growing waits until it rests. */
function useFoldedAhead(resorts: readonly Resort[]): void {
  useEffect(() => {
    const starts = Array.from({ length: Math.ceil(resorts.length / FOLDED_AT_ONCE) }, (_, at) => at * FOLDED_AT_ONCE);
    const jobs = starts.map((from) => () => foldAhead(resorts, from, from + FOLDED_AT_ONCE));
    const cancels = [...jobs, () => prepareSearch(resorts)].map(runWhenIdle);
    return () => {
      for (const cancel of cancels) cancel();
    };
  }, [resorts]);
}

/** What to suggest for a text, and how far the catalogue is that it comes from. Requests the catalogue. */
export function useSuggestions(typed: string, loadArticles: () => Promise<readonly SearchableArticle[]>) {
  const { data, error, isFetching, refetch } = useQuery(catalogueQueries.all());
  const articles = useArticles(loadArticles);
  const resorts = data?.resorts ?? NO_RESORTS;
  useFoldedAhead(resorts);
  const suggestions = useMemo(
    () => (typed === '' ? NO_SUGGESTIONS : suggest({ resorts, articles }, typed)),
    [resorts, articles, typed],
  );
  return {
    suggestions,
    count: Object.values(suggestions).reduce((sum, group) => sum + group.length, 0),
    isComplete: data?.isComplete ?? false,
    /** For the notice on a catalogue that is not whole. */
    progress: {
      ...catalogueProgress(data),
      isLoading: isFetching,
      error,
      onRetry: () => void refetch(),
    },
  };
}

import { useQuery } from '@tanstack/react-query';
import { searchForm, textOfHtml } from './post-search';
import { posts } from './posts';

const none: ReadonlyMap<string, string> = new Map();

async function readContents(): Promise<ReadonlyMap<string, string>> {
  const entries = posts.map(async ({ slug, body }) => {
    const { default: html } = await body.load();
    return [slug, searchForm(textOfHtml(html))] as const;
  });
  return new Map(await Promise.all(entries));
}

/**
 * The searchable bodies of all articles, by slug; empty until loaded. Loaded once, on the first search, and after a failure once the network is
 * back.
 */
export function usePostContents(isSearching: boolean) {
  const { data, isError, isFetching } = useQuery({
    queryKey: ['blog', 'contents'],
    queryFn: readContents,
    enabled: isSearching,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // The default looks at what a request failed of; this is a missing chunk.
    refetchOnReconnect: true,
  });
  return { contents: data ?? none, isReading: isFetching, hasFailed: isError && !isFetching };
}

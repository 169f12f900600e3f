import { debounce, useQueryStates } from 'nuqs';
import { SEARCH_DEBOUNCE } from '@/config/constants';
import { useFlushOnUnmount } from '@/lib/query-state-provider';
import { blogParsers } from './blog-params';

/**
 * The blog's search and tag, kept in the query string, so that reload, share, Back and Forward restore them. The address
 * follows the search box half a second after the last letter; choosing a tag adds a history entry.
 */
export function useBlogSearch() {
  const [{ q: text, tag }, setSearch] = useQueryStates(blogParsers);
  useFlushOnUnmount(setSearch);
  return {
    text,
    tag,
    type: (typed: string) => void setSearch({ q: typed }, { limitUrlUpdates: debounce(SEARCH_DEBOUNCE) }),
    /** Puts the typed text into the address now. */
    submit: () => void setSearch(({ q }) => ({ q })),
    /** Chooses a tag, or clears it. */
    toggleTag: (chosen: string) =>
      void setSearch(({ q, tag }) => ({ q, tag: chosen === tag ? null : chosen }), { history: 'push' }),
    clear: () => void setSearch(null, { history: 'push' }),
  };
}

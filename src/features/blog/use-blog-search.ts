import { useAddressState, useTypedText } from '@/lib/address-state';
import { blogParsers } from './blog-params';

/**
 * The blog's search and tag, kept in the query string, so that reload, share, Back and Forward restore them. The address
 * follows the search box half a second after the last letter; choosing a tag adds a history entry.
 */
export function useBlogSearch() {
  const { values, change, changeLater, applyPending } = useAddressState(blogParsers);
  const [text, note] = useTypedText(values.q);
  return {
    text,
    tag: values.tag,
    type: (typed: string) => {
      note(typed);
      changeLater({ q: typed });
    },
    /** Puts the typed text into the address now. */
    submit: applyPending,
    /** Chooses a tag, or clears it. */
    toggleTag: (chosen: string) => change(({ tag }) => ({ tag: chosen === tag ? null : chosen }), 'push'),
    clear: () => change({ q: '', tag: null }, 'push'),
  };
}

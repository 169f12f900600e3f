import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SEARCH_DEBOUNCE } from '@/config/constants';
import { BLOG_PARAMS, blogSearch } from './blog-params';
import { allTags } from './posts';

interface BlogSearch {
  /** The text of the search box. It is applied to the address half a second after the last letter. */
  text: string;
  /** The chosen tag, or null; one that no article has counts as none. */
  tag: string | null;
  type: (text: string) => void;
  /** Puts what is typed into the address now. */
  submit: () => void;
  /** Chooses a tag, or takes the choice back, as a step of its own in the browser's history. */
  toggleTag: (tag: string) => void;
  clear: () => void;
}

/** The blog's search and tag; they live in the address, so reload, share, Back and Forward restore them. */
export function useBlogSearch(): BlogSearch {
  const [params, setParams] = useSearchParams();
  const query = params.get(BLOG_PARAMS.text) ?? '';
  const tag = allTags().find((known) => known === params.get(BLOG_PARAMS.tag)) ?? null;

  const [draft, setDraft] = useState({ text: query, applied: query, seen: query });
  if (draft.seen !== query) {
    // A search from elsewhere takes the box's place; the echo of our own does not, so that letters typed meanwhile stay.
    const isEcho = draft.applied === query;
    setDraft({ text: isEcho ? draft.text : query, applied: query, seen: query });
  }

  const apply = (text: string, nextTag: string | null, replace: boolean) => {
    setDraft(({ seen }) => ({ text, applied: text.trim(), seen }));
    setParams(blogSearch(text, nextTag), { replace, preventScrollReset: true });
  };
  const submit = () => {
    if (draft.text.trim() !== draft.applied) apply(draft.text, tag, true);
  };

  const onDebounced = useEffectEvent(submit);
  const { text, applied } = draft;
  useEffect(() => {
    if (text.trim() === applied) return;
    const timer = setTimeout(() => onDebounced(), SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text, applied]);

  return {
    text,
    tag,
    type: (typed) => setDraft((before) => ({ ...before, text: typed })),
    submit,
    toggleTag: (chosen) => apply(text, chosen === tag ? null : chosen, false),
    clear: () => apply('', null, false),
  };
}

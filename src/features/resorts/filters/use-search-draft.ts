import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE } from '@/config/constants';

interface SearchDraft {
  text: string;
  /** The text of this moment, for handlers. */
  textRef: RefObject<string>;
  type: (text: string) => void;
  /** Applies the text now. */
  submit: () => void;
  /** Sets the text as already applied. */
  setText: (text: string) => void;
}

/**
 * What stands in the search box while it is typed. `apply` gets the trimmed text half a second after the last letter.
 * A search that changes from elsewhere (Back, a saved search) takes the box's place; the echo of our own does not, so
 * that letters typed meanwhile stay.
 */
export function useSearchDraft(search: string, apply: (search: string) => void): SearchDraft {
  const [draft, setDraft] = useState({ text: search, applied: search, seen: search });
  if (draft.seen !== search) {
    const isEcho = draft.applied === search;
    setDraft({ text: isEcho ? draft.text : search, applied: search, seen: search });
  }

  const textRef = useRef(draft.text);
  useEffect(() => {
    textRef.current = draft.text;
  }, [draft.text]);

  const setText = useCallback((text: string) => {
    textRef.current = text;
    setDraft(({ seen }) => ({ text, applied: text, seen }));
  }, []);

  const type = useCallback((text: string) => {
    textRef.current = text;
    setDraft(({ applied, seen }) => ({ text, applied, seen }));
  }, []);

  const submit = () => {
    const next = draft.text.trim();
    if (next === draft.applied) return;
    setDraft(({ text, seen }) => ({ text, applied: next, seen }));
    apply(next);
  };

  const onQuiet = useEffectEvent(submit);
  const { text, applied } = draft;
  useEffect(() => {
    if (text.trim() === applied) return;
    const timer = setTimeout(() => onQuiet(), SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text, applied]);

  return { text, textRef, type, submit, setText };
}

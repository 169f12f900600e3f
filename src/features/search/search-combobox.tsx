import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { ChangingText } from '@/components/ui/changing-text';
import { useCombobox } from '@/components/ui/use-combobox';
import { SEARCH_MAX } from '@/config/constants';
import { paths } from '@/config/paths';
import type { OpenOn } from '@/domain/filters/list-filters';
import { cn } from '@/lib/class-names';
import { useEarlyText } from '@/lib/use-early-text';
import { m } from '@/paraglide/messages';
import { rememberSearch } from '@/session/recent-search-storage';
import { PanelClasses, PanelFrame, PanelMessage, popoverClasses, SuggestionsFailure } from './panel-frame';
import type { SearchChoice } from './search-choice';
import type { SearchableArticle } from './suggestions';

export interface SearchComboboxProps {
  /** Attributes of the field. `label` is its accessible name. */
  field: { id?: string; label: string; placeholder: string; className?: string };
  /** The value of the field. */
  text: string;
  onType: (text: string) => void;
  /**
   * Called for the option to search for the text, a recent search, or a linked area. Enter without a choice submits the
   * form instead.
   */
  onSearch: (text: string) => void;
  /** Called for a country or a time of year; `word` is the value in the address of the list. */
  onFilter: (filter: { country: string } | { openOn: OpenOn; word: string }) => void;
  /** Loads the articles that may be suggested, once the field has the focus. */
  loadArticles: () => Promise<readonly SearchableArticle[]>;
  /**
   * Set if the field fills a phone's screen: the list is then part of the page, choices replace the history entry, and
   * Escape calls `onLeave`.
   */
  screen?: { onLeave: () => void } | undefined;
  /** Positions the list. By default it is below the nearest positioned element, at its width. */
  panelClassName?: string;
}

const Panel = lazyWithRetry(
  () => import('./suggestion-panel'),
  ({ SuggestionPanel }) => SuggestionPanel,
  SuggestionsFailure,
);

/**
 * A search field with grouped suggestions. The input is rendered from the start; the code of the list and the catalogue
 * are loaded on focus.
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { field, text, onType, onSearch, onFilter, loadArticles, screen, panelClassName = '-inset-x-[1.5px]' } = props;
  const isScreen = screen !== undefined;
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [status, setStatus] = useState<string | null>(null);

  const show = () => {
    setStatus((shown) => shown ?? '');
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    setActiveId(null);
    setStatus((shown) => shown && '');
  };
  useEarlyText(element, onType);
  // The field may have been focused before hydration.
  useEffect(() => {
    if (document.activeElement !== input.current) return;
    setStatus('');
    setIsOpen(true);
  }, []);

  const goTo = (path: string) => void navigate(path, { replace: isScreen });
  const choose = (choice: SearchChoice) => {
    close();
    switch (choice.kind) {
      case 'search':
        rememberSearch(choice.text);
        return onSearch(choice.text);
      case 'country':
        rememberSearch(choice.name);
        return onFilter({ country: choice.name });
      case 'openOn':
        return onFilter(choice);
      case 'resort':
        rememberSearch(choice.name);
        return goTo(paths.resort(choice.id));
      case 'article':
        return goTo(paths.blogPost(choice.slug));
    }
  };

  const onEscape = (event: KeyboardEvent) => {
    if (screen) screen.onLeave();
    else if (isListed) close();
    else if (text !== '') onType('');
    else return;
    // A search input would otherwise clear itself on Escape.
    event.preventDefault();
  };
  const onEnter = () => {
    rememberSearch(text);
    close();
  };
  const { list, isListed, setActiveId, input: inputProps } = useCombobox({ isOpen, onOpen: show, onEnter, onEscape });
  // Leaving the full screen closes the list, wherever the focus was.
  const [wasScreen, setWasScreen] = useState(isScreen);
  if (wasScreen !== isScreen) {
    setWasScreen(isScreen);
    if (wasScreen) close();
  }
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setActiveId(null);
    show();
    onType(target.value);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isScreen && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles the blur of the field and its list.
    <div ref={element} data-slot="search-combobox" className="contents" onBlur={onBlur}>
      <input
        {...inputProps}
        ref={input}
        id={field.id}
        type="search"
        name="search"
        aria-label={field.label}
        placeholder={field.placeholder}
        maxLength={SEARCH_MAX}
        enterKeyHint="search"
        className={field.className}
        value={text}
        onChange={type}
        onFocus={show}
        onClick={show}
        onPointerEnter={Panel.prefetch}
      />
      {isOpen && (
        <PanelClasses value={isScreen ? 'col-span-full px-2 pt-1' : cn(popoverClasses, panelClassName)}>
          <Panel
            fallback={
              text.trim() && (
                <PanelFrame>
                  <PanelMessage>{m.search_loading()}</PanelMessage>
                </PanelFrame>
              )
            }
            list={list}
            text={text}
            loadArticles={loadArticles}
            onChoose={choose}
            onStatus={setStatus}
            focusField={() => input.current?.focus()}
          />
        </PanelClasses>
      )}
      {status !== null && (
        <p role="status" className="sr-only">
          <ChangingText>{status}</ChangingText>
        </p>
      )}
    </div>
  );
}

import { ArrowLeft, Search, X } from 'lucide-react';
import { type FormEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from '@/components/ui/icon-button';
import { localPath } from '@/config/locale';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { useInertOutside } from '@/lib/use-inert-outside';
import { useMediaQuery } from '@/lib/use-media-query';
import { useSheetEntry } from '@/lib/use-sheet-entry';
import { m } from '@/paraglide/messages';
import { SearchCombobox, type SearchComboboxProps } from './search-combobox';

interface HeroSearchProps extends Pick<SearchComboboxProps, 'loadArticles'> {
  /** Rendered right of the divider, on phones in a row below the field. */
  trip: ReactNode;
}

const frameClasses =
  'relative z-6 mt-4 grid w-full max-w-[39rem] rounded-2 border-[1.5px] border-ink bg-surface md:mt-[1.6rem] md:grid-cols-[minmax(0,1fr)_auto] ' +
  'has-[>form_input:focus]:border-focus has-[>form_input:focus]:shadow-[0_0_0_1.5px_var(--focus)]';
// Draws a line below the field's row.
const screenClasses =
  'fixed inset-0 z-60 grid grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[3.75rem_auto] content-start items-center overflow-y-auto ' +
  'overscroll-contain bg-paper before:absolute before:inset-x-0 before:top-15 before:h-[1.5px] before:bg-ink';
const inputClasses =
  'min-h-13 w-full min-w-0 rounded-2 bg-transparent pr-3 text-[1.0625rem] outline-none [--ring:none] md:min-h-[57px] md:text-[1.125rem] ' +
  'placeholder:text-ellipsis [&::-webkit-search-cancel-button]:hidden forced-colors:focus:outline-2';
// Not positioned, because the trip editor opens below the frame, at its width. The divider is a background.
const tripClasses =
  'grid bg-[linear-gradient(var(--line),var(--line))] bg-[length:calc(100%-2rem)_1px] bg-[position:50%_0] bg-no-repeat ' +
  'md:bg-[linear-gradient(var(--control),var(--control))] md:bg-[length:1px_calc(100%-1.5rem)] md:bg-[position:0_50%]';

const inputOf = (form: HTMLFormElement | null) => form?.querySelector('input');

/**
 * The front page's search for resorts, countries, areas and articles. On phones it fills the screen while in use, with
 * its own history entry, so that Back closes it. Before hydration it works as a plain form that leads to the list.
 */
export function HeroSearch({ loadArticles, trip }: HeroSearchProps) {
  // A page in another language brings its text along. With it in the address the prerendered page is not hydrated but replaced.
  const { search } = useLocation();
  const [text, setText] = useState(() => new URLSearchParams(search).get('search') ?? '');
  const place = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { isOpen, open, leave } = useSheetEntry('search');
  const isPhone = useMediaQuery('(width < 48rem)');
  const isScreen = isOpen && isPhone;
  useInertOutside(place, isScreen);
  useEffect(() => {
    if (!isScreen) return;
    inputOf(form.current)?.focus();
    // Not the field, for which a phone would show its keyboard.
    return () => place.current?.focus({ preventScroll: true });
  }, [isScreen]);
  // On the document, so that Escape also works on the buttons, and when a press beside them has blurred the field.
  useEffect(() => {
    if (!isScreen) return;
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) leave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isScreen, leave]);
  // If the window has grown, or a tablet was turned, there is room in the page.
  useEffect(() => {
    if (isOpen && !isPhone) leave();
  }, [isOpen, isPhone, leave]);

  const goTo = (path: string) => void navigate(path, { replace: isScreen });
  const searchFor = (searched: string) => goTo(searched.trim() ? paths.resortsFound(searched.trim()) : paths.resorts);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    searchFor(text);
  };
  // At a press or a key, not at the focus: Tab has to get past the field.
  const onUse = ({ target }: SyntheticEvent) => {
    if (isPhone && !isOpen && target === inputOf(form.current)) open();
  };

  return (
    <search ref={place} tabIndex={-1}>
      <div
        {...(isScreen && { role: 'dialog', 'aria-modal': true, 'aria-label': m.search_dialog() })}
        data-screen={isScreen || undefined}
        className={isScreen ? screenClasses : frameClasses}
      >
        {/* The trip editor has its own form, and forms cannot be nested. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: onInput is for keys. */}
        <form
          ref={form}
          action={localPath(paths.resorts)}
          className="contents"
          onSubmit={onSubmit}
          onClick={onUse}
          onInput={onUse}
        >
          <div className={isScreen ? 'contents' : 'flex min-w-0 items-center'}>
            {isScreen ? (
              <IconButton label={m.search_close()} className="ml-2 text-ink" onClick={() => leave()}>
                <ArrowLeft aria-hidden />
              </IconButton>
            ) : (
              <Search aria-hidden className="pointer-events-none absolute left-[1.1rem] size-[1.35rem]! text-ink-3" />
            )}
            <SearchCombobox
              field={{
                label: m.search_label(),
                placeholder: m.search_placeholder(),
                className: cn(inputClasses, isScreen ? 'pl-2' : 'pl-[3.1rem]'),
              }}
              text={text}
              onType={setText}
              onSearch={searchFor}
              onFilter={(filter) =>
                goTo('country' in filter ? paths.resortsOfCountry(filter.country) : paths.resortsOpenOn(filter.word))
              }
              loadArticles={loadArticles}
              screen={isScreen ? { onLeave: leave } : undefined}
            />
            {text !== '' && (
              <IconButton
                label={m.search_clear()}
                className="col-start-3 row-start-1 mr-[.35rem]"
                onClick={() => {
                  setText('');
                  inputOf(form.current)?.focus();
                }}
              >
                <X aria-hidden />
              </IconButton>
            )}
          </div>
        </form>
        <div className={cn(tripClasses, isScreen && 'hidden')}>{trip}</div>
      </div>
    </search>
  );
}

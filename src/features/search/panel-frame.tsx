import { createContext, type MouseEvent, type ReactNode, use } from 'react';
import { Button } from '@/components/ui/button';
import { m } from '@/paraglide/messages';

/** The classes of the panel, whose code may not load: its failure stands in the same place. */
export const PanelClasses = createContext('');

/** Of a panel over the page. */
export const popoverClasses =
  'absolute top-[calc(100%+.5rem)] z-30 max-h-[min(70svh,36rem)] overflow-y-auto overscroll-contain rounded-3 ' +
  'border border-line bg-surface px-[.4rem] pt-[.4rem] text-ink shadow-menu animate-rise-in';

/** The panel below a search field. Pressing it does not blur the field. */
export function PanelFrame({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is.
    <div data-slot="suggestions" className={use(PanelClasses)} onMouseDown={keepFocus}>
      {children}
    </div>
  );
}

/** Keeps the focus in the field, except for presses on buttons. */
function keepFocus(event: MouseEvent): void {
  const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
  if (!isOnButton) event.preventDefault();
}

/** Text instead of suggestions. */
export function PanelMessage({ children }: { children: ReactNode }) {
  return <div className="px-2 pt-2 pb-3 text-small text-ink-2 md:px-3">{children}</div>;
}

/** Shown when the suggestions' code could not be loaded. */
export function SuggestionsFailure({ resetErrorBoundary }: { resetErrorBoundary: () => void }) {
  return (
    <PanelFrame>
      <PanelMessage>
        <p>{m.search_failed()}</p>
        <Button
          size="small"
          className="mt-2"
          onClick={({ currentTarget }) => {
            // This button disappears, and would take the focus with it.
            currentTarget.closest('[data-slot="search-combobox"]')?.querySelector('input')?.focus();
            resetErrorBoundary();
          }}
        >
          {m.action_try_again()}
        </Button>
      </PanelMessage>
    </PanelFrame>
  );
}

import { createContext, type MouseEvent, type ReactNode, use } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';

/** Whether the field fills a phone's screen: suggestions, or their failure, are then part of the page. */
export const FillsScreen = createContext(false);

interface PanelFrameProps {
  /** Positions the panel. By default it is below the nearest positioned element, at its width. */
  className?: string | undefined;
  children: ReactNode;
}

const popover =
  'absolute top-[calc(100%+.5rem)] z-30 max-h-[min(70svh,36rem)] overflow-y-auto overscroll-contain rounded-3 ' +
  'border border-line bg-surface px-[.4rem] pt-[.4rem] text-ink shadow-menu animate-rise-in';

/** The panel below a search field. Pressing it does not blur the field. */
export function PanelFrame({ className = '-inset-x-[1.5px]', children }: PanelFrameProps) {
  const isScreen = use(FillsScreen);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is.
    <div
      data-slot="suggestions"
      className={isScreen ? 'col-span-full px-2 pt-1' : cn(popover, className)}
      onMouseDown={keepFocus}
    >
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

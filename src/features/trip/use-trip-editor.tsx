import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { isEmptyTrip, type Trip } from '@/domain/trip/trip';
import { announceChunkFailure } from '@/lib/chunk-failure';
import { useMediaQuery } from '@/lib/use-media-query';
import { isFocusLost, useRestoreFocus } from '@/lib/use-restore-focus';
import { useSheetEntry } from '@/lib/use-sheet-entry';
import type { TripPart } from './editor/trip-editor';
import { changeWords } from './trip-line-words';
import type { TripInForce } from './use-trip';

export const TripEditor = lazyWithRetry(
  () => import('./editor/trip-editor'),
  ({ TripEditor }) => TripEditor,
);

const OPENER = '[data-trip-opener]';
const reach = () => void TripEditor.preload().catch(() => {});

interface OpenerProps {
  'data-trip-opener': '';
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: (event: { currentTarget: HTMLElement }) => void;
}

interface TripEditing {
  /** On the element that holds every opener. */
  container: RefObject<HTMLDivElement | null>;
  /** Attributes of a button that opens the editor at a part of the trip. */
  openerOf: (part: TripPart) => OpenerProps;
  /** The editor while it is open. Render it where it belongs, inside a positioned element. */
  editor: ReactNode;
  /** What was done with the trip, for a region that announces it. It was there before, and shows nothing. */
  said: ReactNode;
  /** Says it, in place of what was said before. */
  say: (words: string) => void;
}

interface TripEditorOptions {
  /** Tells the editors of a page apart. */
  name?: string;
  /** There is no room for the editor below the buttons, in wide windows too. */
  isSheet?: boolean;
  /** Told that there is a trip now, where there was none. Returns true where it has put the list in its order. */
  onPlanned?: (() => unknown) | undefined;
}

const allParts: readonly TripPart[] = ['dates', 'group', 'budget', 'origin', 'needs'];

/**
 * The editor of the trip behind some buttons. Its code comes when someone reaches for one. As a sheet it has an entry of its
 * own in the history: Back closes it.
 */
export function useTripEditor(
  { trip, save, isFromLink, hasOwn }: Pick<TripInForce, 'trip' | 'save' | 'isFromLink' | 'hasOwn'>,
  { name = 'trip', isSheet = false, onPlanned }: TripEditorOptions = {},
): TripEditing {
  const hasRoom = useMediaQuery('(width >= 48rem)');
  const sheet = useSheetEntry(name);
  const [popover, setPopover] = useState<TripPart | null>(null);
  const part = sheet.isOpen ? (allParts.find((known) => known === sheet.memory.part) ?? 'dates') : popover;
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  // The buttons that keep or clear a trip disappear with it, so an opener takes the focus; one hidden at this width cannot.
  const focusOpener = () => {
    for (const place of container.current?.querySelectorAll<HTMLElement>(OPENER) ?? []) {
      if (isFocusLost()) place.focus({ preventScroll: true });
    }
  };
  useRestoreFocus(focusOpener, `${isFromLink} ${isEmptyTrip(trip)}`);

  const [{ words, count }, setSaid] = useState({ words: '', count: 0 });
  const say = (next: string) => setSaid(({ count }) => ({ words: next, count: count + 1 }));
  function set(next: Trip) {
    save(next);
    const isSorted = isEmptyTrip(trip) && !isEmptyTrip(next) && onPlanned?.() === true;
    say(changeWords(trip, next, { isFromLink, hasOwn, isSorted }));
  }
  // What a trip changes in the address belongs to the page's own entry, so it is set once that of the sheet is left.
  const entered = useRef<Trip | null>(null);
  const setEntered = useEffectEvent(() => {
    const next = entered.current;
    entered.current = null;
    if (next) set(next);
  });
  useEffect(() => {
    if (!sheet.isOpen) setEntered();
  }, [sheet.isOpen]);

  return {
    container,
    openerOf: (about) => ({
      'data-trip-opener': '',
      'aria-haspopup': 'dialog',
      'aria-expanded': part === about,
      onPointerEnter: reach,
      onFocus: reach,
      onClick: ({ currentTarget }) => {
        opener.current = currentTarget;
        void TripEditor.preload().then(() => {
          if (hasRoom && !isSheet) setPopover(about);
          else sheet.open({ part: about });
        }, announceChunkFailure);
      },
    }),
    editor: part !== null && (
      <TripEditor
        trip={trip}
        isFromLink={isFromLink}
        about={part}
        onSave={(next) => {
          if (sheet.isOpen) entered.current = next;
          else set(next);
        }}
        onClose={() => (sheet.isOpen ? sheet.leave() : setPopover(null))}
        isSheet={isSheet}
        isOpener={(target) => container.current?.contains(target.closest(OPENER)) ?? false}
        onGone={() => {
          // The button that opened it may have been replaced, now that a trip is set.
          const place = opener.current?.isConnected
            ? opener.current
            : container.current?.querySelector<HTMLElement>(OPENER);
          place?.focus({ preventScroll: true });
        }}
      />
    ),
    said: words && (
      <span key={count} className="sr-only">
        {words}
      </span>
    ),
    say,
  };
}

import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { useLazyOpening } from '@/components/use-lazy-opening';
import { isEmptyTrip, type Trip } from '@/domain/trip/trip';
import { focusHeading } from '@/lib/focus-heading';
import { useMediaQuery } from '@/lib/use-media-query';
import { isFocusLost, useRestoreFocus } from '@/lib/use-restore-focus';
import { useSheetEntry } from '@/lib/use-sheet-entry';
import type { EditedPart } from './editor/trip-editor';
import { changeWords } from './trip-line-words';
import { tripPartNames } from './trip-words';
import { useTrip } from './use-trip';

export const TripEditor = lazyWithRetry(
  () => import('./editor/trip-editor'),
  ({ TripEditor }) => TripEditor,
);

const OPENER = '[data-trip-opener]';

/** Attributes of a button that opens the editor. */
export interface OpenerProps {
  'data-trip-opener': '';
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  onPointerEnter: () => void;
  onFocus: () => void;
  onBlur: (event: { currentTarget: HTMLElement }) => void;
  onClick: (event: { currentTarget: HTMLElement }) => void;
}

interface TripEditing {
  /** Ref of the element that contains all openers. */
  container: RefObject<HTMLDivElement | null>;
  /** Attributes of a button that opens the editor at a part of the trip. */
  openerOf: (part: EditedPart) => OpenerProps;
  /** The open editor. Render it inside a positioned element. */
  editor: ReactNode;
  /** The last announcement, visually hidden. Render it in a live region that is always there. */
  announcement: ReactNode;
  /** Announces a text. */
  announce: (words: string) => void;
}

interface TripEditorOptions {
  /** Distinguishes the editors of a page. */
  name?: string;
  /** Always a sheet, because there is no room below the buttons even in wide windows. */
  isSheet?: boolean;
  /** Called when a trip is set for the first time. Returns true if it has sorted the list by the trip. */
  onPlanned?: (() => unknown) | undefined;
}

const editedParts: readonly EditedPart[] = [...tripPartNames, 'needs'];

/**
 * The trip editor behind some buttons. Its code is loaded on hover or focus. As a sheet it has its own history entry,
 * so that Back closes it.
 */
export function useTripEditor({ name = 'trip', isSheet = false, onPlanned }: TripEditorOptions = {}): TripEditing {
  const { trip, save, isFromLink, hasOwn } = useTrip();
  const hasRoom = useMediaQuery('(width >= 48rem)');
  const sheet = useSheetEntry(name, set);
  const [popover, setPopover] = useState<EditedPart | null>(null);
  const { isPending, open, reach } = useLazyOpening(TripEditor);
  const [pressed, setPressed] = useState<EditedPart>('dates');
  const part = sheet.isOpen ? (editedParts.find((known) => known === sheet.memory.part) ?? 'dates') : popover;
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  // The buttons that keep or clear a trip disappear with it, so focus an opener; those hidden at this width cannot be
  // focused.
  const focusOpener = () => {
    for (const place of container.current?.querySelectorAll<HTMLElement>(OPENER) ?? []) {
      if (isFocusLost()) place.focus({ preventScroll: true });
    }
  };
  useRestoreFocus(focusOpener, `${isFromLink} ${isEmptyTrip(trip)}`);

  const [{ words, count }, setAnnouncement] = useState({ words: '', count: 0 });
  const announce = (next: string) => setAnnouncement(({ count }) => ({ words: next, count: count + 1 }));
  function set(next: Trip) {
    save(next);
    const isSorted = isEmptyTrip(trip) && !isEmptyTrip(next) && onPlanned?.() === true;
    announce(changeWords(trip, next, { isFromLink, hasOwn, isSorted }));
  }

  return {
    container,
    openerOf: (about) => ({
      'data-trip-opener': '',
      'aria-haspopup': 'dialog',
      'aria-expanded': part === about || (isPending && pressed === about),
      ...reach,
      onClick: ({ currentTarget }) => {
        opener.current = currentTarget;
        setPressed(about);
        void open(() => {
          if (hasRoom && !isSheet) setPopover(about);
          else sheet.open({ part: about });
        });
      },
    }),
    editor: part !== null && (
      <TripEditor
        trip={trip}
        isFromLink={isFromLink}
        about={part}
        onClose={(next) => {
          if (sheet.isOpen) return sheet.leave(next);
          if (next) set(next);
          setPopover(null);
        }}
        isSheet={isSheet}
        isOpener={(target) => container.current?.contains(target.closest(OPENER)) ?? false}
        onClosed={() => {
          // Setting the trip may have replaced the button that opened it, or taken it away with all around it.
          const place = opener.current?.isConnected
            ? opener.current
            : container.current?.querySelector<HTMLElement>(OPENER);
          if (!place) return focusHeading({ preventScroll: true });
          place.focus({ preventScroll: true });
          // The page may have scrolled along with the fields of the editor.
          place.scrollIntoView({ block: 'nearest' });
        }}
      />
    ),
    announcement: words && (
      <span key={count} className="sr-only">
        {words}
      </span>
    ),
    announce,
  };
}

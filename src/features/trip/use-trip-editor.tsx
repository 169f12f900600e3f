import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { announceChunkFailure } from '@/lib/chunk-failure';
import type { TripPart } from './editor/trip-editor';
import { isEmptyTrip } from './trip';
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
}

interface TripEditorOptions {
  /** There is no room for the editor below the buttons, in wide windows too. */
  isSheet?: boolean;
  /** Told that there is a trip now, where there was none. */
  onPlanned?: (() => void) | undefined;
}

/** The editor of the trip behind some buttons. Its code comes when someone reaches for one. */
export function useTripEditor(
  { trip, save }: Pick<TripInForce, 'trip' | 'save'>,
  { isSheet = false, onPlanned }: TripEditorOptions = {},
): TripEditing {
  const [part, setPart] = useState<TripPart | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
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
        void TripEditor.preload().then(() => setPart(about), announceChunkFailure);
      },
    }),
    editor: part !== null && (
      <TripEditor
        trip={trip}
        about={part}
        onSave={(next) => {
          save(next);
          if (isEmptyTrip(trip) && !isEmptyTrip(next)) onPlanned?.();
        }}
        onClose={() => setPart(null)}
        isSheet={isSheet}
        isOpener={(target) => container.current?.contains(target.closest(OPENER)) ?? false}
        onGone={() => {
          // What opened it may have given way to the trip that was set.
          const place = opener.current?.isConnected
            ? opener.current
            : container.current?.querySelector<HTMLElement>(OPENER);
          place?.focus({ preventScroll: true });
        }}
      />
    ),
  };
}

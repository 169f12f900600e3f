import { CalendarDays, Pencil } from 'lucide-react';
import { isEmptyTrip } from '@/domain/trip/trip';
import { m } from '@/paraglide/messages';
import { LinkNote } from './link-note';
import { TripActions } from './trip-actions';
import type { TripLineProps } from './trip-line';
import { shortTrip, tripSentence } from './trip-line-words';
import { ListFitFailure } from './use-list-trip';
import { useTrip } from './use-trip';
import { useTripEditor } from './use-trip-editor';

/** The trip in one row, below 1024 px. */
export function TripRow({ onPlanned, className }: TripLineProps) {
  const { trip, placeName, isFromLink, isKnown } = useTrip();
  const { container, openerOf, editor, announcement, announce } = useTripEditor({
    name: 'trip-row',
    onPlanned,
  });
  const isEmpty = isEmptyTrip(trip);
  const sentence = m.trip_change_trip({ trip: tripSentence(trip, placeName) });
  const words = isEmpty ? m.trip_plan() : shortTrip(trip, placeName);
  return (
    <div ref={container} className={className}>
      <div className="wrap">
        <div className="border-y border-line" data-trip-pending={isKnown ? undefined : ''}>
          <button
            type="button"
            className="relative flex min-h-11 w-full items-center justify-between gap-2 py-1.5 text-left text-small leading-[1.3] font-semibold tracking-[-.012em] aria-expanded:bg-glacier-tint"
            {...openerOf('dates')}
          >
            <span key={words} aria-hidden={!isEmpty} className="min-w-0">
              {words}
            </span>
            {/* Shows the short text; screen readers get the full sentence. */}
            {!isEmpty && (
              <span key={sentence} className="sr-only">
                {sentence}
              </span>
            )}
            {isEmpty ? (
              <CalendarDays aria-hidden className="text-glacier" />
            ) : (
              <Pencil aria-hidden className="text-glacier" />
            )}
          </button>
          {isFromLink && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line">
              <p className="text-small text-ink-3">{m.trip_from_link()}</p>
              <TripActions announce={announce} opener={openerOf('dates')} />
            </div>
          )}
        </div>
        <LinkNote>{announcement}</LinkNote>
        <ListFitFailure />
        <div className="relative z-40">{editor}</div>
      </div>
    </div>
  );
}

import { CalendarDays } from 'lucide-react';
import { isEmptyTrip } from '@/domain/trip/trip';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import type { TripLineProps } from './trip-line';
import { shortTrip } from './trip-line-words';
import { usePassedDatesNotice, useTrip } from './use-trip';
import { useTripEditor } from './use-trip-editor';

/** How many parts of the trip the button shows. */
const PARTS_SHOWN = 2;

/**
 * The trip beside the front page's search field: "Plan a trip", or "14 – 21 Feb · 4 people". The editor opens below the
 * nearest positioned ancestor, as wide as the page allows.
 */
export function TripField({ onPlanned, className }: TripLineProps) {
  const { trip, placeName, isFromLink, isKnown } = useTrip();
  const { container, openerOf, editor, announcement } = useTripEditor({ onPlanned });
  usePassedDatesNotice();
  const isEmpty = isEmptyTrip(trip);
  const short = shortTrip(trip, placeName);
  const words = isEmpty ? m.trip_plan() : shortTrip(trip, placeName, PARTS_SHOWN);
  return (
    <div ref={container} className="contents">
      <button
        type="button"
        aria-label={isEmpty ? undefined : m.trip_change_trip({ trip: short })}
        title={isFromLink ? m.trip_from_link() : undefined}
        className={cn(
          // On phones icon and words are in line with those of the search field above.
          'inline-flex min-h-[57px] items-center gap-[.55em] px-[1.35rem] max-md:gap-[.65rem] max-md:pl-[1.1rem] text-base font-semibold transition-colors hover:bg-glacier-tint aria-expanded:bg-glacier-tint',
          className,
        )}
        data-trip-pending={isKnown ? undefined : ''}
        {...openerOf('dates')}
      >
        <CalendarDays aria-hidden className="text-glacier" />
        <span key={words}>{words}</span>
      </button>
      <div role="status" className="sr-only">
        {announcement}
      </div>
      <div className="absolute top-full left-0 z-40 w-[min(var(--page),100vw-2*var(--gutter))]">{editor}</div>
    </div>
  );
}

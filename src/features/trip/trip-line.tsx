import { CalendarDays } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { isEmptyTrip } from '@/domain/trip/trip';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import { LinkNote } from './link-note';
import { TripActions } from './trip-actions';
import { type PartLabel, partLabels, tripSentence } from './trip-line-words';
import { ListFitFailure } from './use-list-trip';
import { usePassedDatesNotice, useTrip } from './use-trip';
import { type OpenerProps, useTripEditor } from './use-trip-editor';

export interface TripLineProps {
  /** Called when a trip is set for the first time. Returns true if it has sorted the list by the trip. */
  onPlanned?: () => unknown;
  className?: string;
}

/** The trip in one line, from 1024 px on: each part opens the editor at its field. */
export function TripLine({ onPlanned, className }: TripLineProps) {
  const { trip, placeName, isFromLink, isKnown } = useTrip();
  const { container, openerOf, editor, announcement, announce } = useTripEditor({
    name: 'trip-line',
    onPlanned,
  });
  usePassedDatesNotice();
  const isEmpty = isEmptyTrip(trip);
  return (
    <section aria-label={m.trip_your_trip()} className={cn(className, isEmpty && 'print:hidden')}>
      <div ref={container} className="wrap">
        <div className="flex min-h-14 items-center border-t border-line" data-trip-pending={isKnown ? undefined : ''}>
          <p className="pr-5 text-small font-semibold whitespace-nowrap text-ink-3">
            <span key={String(isFromLink)}>{isFromLink ? m.trip_from_link() : m.trip_your_trip()}</span>
          </p>
          {isEmpty ? (
            <>
              <p className="text-base text-ink-2">{m.trip_invite()}</p>
              <Button size="small" className="ml-auto flex-none" {...openerOf('dates')}>
                <CalendarDays aria-hidden />
                {m.trip_plan()}
              </Button>
            </>
          ) : (
            <>
              <div className="flex min-w-0 max-xl:hidden">
                {partLabels(trip, placeName).map((part) => (
                  <PartButton key={part.about} part={part} opener={openerOf(part.about)} />
                ))}
              </div>
              <button
                type="button"
                className="min-h-11 flex-1 py-2 text-left text-small leading-[1.4] font-semibold text-pretty xl:hidden"
                {...openerOf('dates')}
              >
                <span key={tripSentence(trip, placeName)}>{tripSentence(trip, placeName)}</span>
              </button>
              <TripActions announce={announce} opener={openerOf('dates')} className="ml-auto pl-4" />
            </>
          )}
        </div>
        <LinkNote>{announcement}</LinkNote>
        <ListFitFailure />
        <div className="relative z-40">{editor}</div>
      </div>
    </section>
  );
}

function PartButton({ part: { text, isSet }, opener }: { part: PartLabel; opener: OpenerProps }) {
  return (
    <button
      type="button"
      className={cn(
        'relative min-h-11 rounded-1 px-[1.1rem] text-base leading-tight transition-colors hover:bg-glacier-tint',
        'before:absolute before:inset-y-3 before:left-0 before:w-px before:bg-line aria-expanded:bg-glacier-tint',
        isSet ? 'font-semibold' : 'font-medium text-ink-3',
      )}
      {...opener}
    >
      <span key={text}>{text}</span>
      {!isSet && <span aria-hidden> +</span>}
    </button>
  );
}

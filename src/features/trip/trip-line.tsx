import { CalendarDays, Pencil, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { isEmptyTrip, noTrip } from '@/domain/trip/trip';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import { LinkNote } from './link-note';
import { type PartLabel, partLabels, tripSentence } from './trip-line-words';
import { ListFitFailure } from './use-list-trip';
import { type TripState, usePassedDatesNotice, useTrip } from './use-trip';
import { type OpenerProps, useTripEditor } from './use-trip-editor';

const actionClasses = 'inline-flex min-h-11 items-center gap-[.4em] text-small font-semibold';
/** Of the button that changes the trip. */
export const changeClasses = `${actionClasses} text-glacier`;

export interface TripLineProps {
  /** Called when a trip is set for the first time. Returns true if it has sorted the list by the trip. */
  onPlanned?: () => unknown;
  className?: string;
}

/** The trip in one line, from 1024 px on: each part opens the editor at its field. */
export function TripLine({ onPlanned, className }: TripLineProps) {
  const tripState = useTrip();
  const { trip, placeName, isFromLink, isKnown } = tripState;
  const { container, openerOf, editor, announcement, announce } = useTripEditor(tripState, {
    name: 'trip-line',
    onPlanned,
  });
  usePassedDatesNotice();
  const isEmpty = isEmptyTrip(trip);
  return (
    <section aria-label={m.trip_your_trip()} className={className}>
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
              <TripActions
                tripState={tripState}
                announce={announce}
                opener={openerOf('dates')}
                className="ml-auto pl-4"
              />
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

/** The content of the button that changes the trip. */
export function ChangeLabel() {
  return (
    <>
      <Pencil aria-hidden />
      <span className="underline decoration-glacier-line decoration-2 underline-offset-4">{m.trip_change()}</span>
    </>
  );
}

interface TripActionsProps {
  tripState: TripState;
  announce: (words: string) => void;
  opener: OpenerProps;
  className?: string;
}

/** Actions for the whole trip: change or clear it; for a link's trip, keep it or use one's own. */
export function TripActions({ tripState, announce, opener, className }: TripActionsProps) {
  const { isFromLink, hasOwn, keep, returnToOwn, save } = tripState;
  const onKeep = () => {
    keep();
    // If it has replaced another trip, a toast says so.
    announce(hasOwn ? '' : m.trip_kept());
  };
  const onLeave = () => {
    returnToOwn();
    announce(hasOwn ? m.trip_own_back() : m.trip_gone());
  };
  return (
    <div className={cn('flex max-w-full flex-none flex-wrap gap-x-5', className)}>
      {isFromLink ? (
        <>
          <button type="button" className="link text-small" onClick={onKeep}>
            {m.trip_keep()}
          </button>
          {/* Keyed, because the "Clear" button that replaces it must not inherit the focus. */}
          <button key="leave" type="button" className="link text-small" onClick={onLeave}>
            {hasOwn ? <span key="own">{m.trip_use_mine()}</span> : <span key="none">{m.trip_clear()}</span>}
          </button>
        </>
      ) : (
        <>
          {/* Not a component of its own: "Keep it" becomes this button, which inherits its focus. */}
          <button type="button" className={changeClasses} {...opener} aria-expanded={undefined}>
            <ChangeLabel />
          </button>
          <button type="button" className={cn(actionClasses, 'text-ink-2 hover:text-ink')} onClick={() => save(noTrip)}>
            <X aria-hidden />
            {m.trip_clear()}
          </button>
        </>
      )}
    </div>
  );
}

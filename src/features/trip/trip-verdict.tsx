import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Check, TriangleAlert } from 'lucide-react';
import { catalogueQueries } from '@/api/catalogue/catalogue.queries';
import type { Resort } from '@/api/resorts/resort.schema';
import { SourceWord } from '@/components/figure-source';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { isEmptyTrip, peopleOf } from '@/domain/trip/trip';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import { FitFailure } from './fit-failure';
import { LinkNote } from './link-note';
import { ChangeLabel, changeClasses, TripActions } from './trip-actions';
import { type PartLabel, partLabels } from './trip-line-words';
import { usePassedDatesNotice, useTrip } from './use-trip';
import { type OpenerProps, useTripEditor } from './use-trip-editor';
import { useVerdictRules } from './use-verdict-rules';
import type { VerdictPart } from './verdict';

/** How a resort fits the trip, part by part. While `resort` is undefined, its room is reserved. */
export function TripVerdict({ resort }: { resort: Resort | undefined }) {
  const { trip, place, placeName, isFromLink, isKnown } = useTrip();
  const isEmpty = isEmptyTrip(trip);
  const { container, openerOf, editor, announcement, announce } = useTripEditor();
  const { rules, retry, wording } = useVerdictRules();
  usePassedDatesNotice();
  const verdict = resort && rules?.verdictFor(resort, place, wording);
  const needsCatalogue = rules?.isSpringTrip(trip) ?? false;
  const { data: catalogue } = useQuery({ ...catalogueQueries.all(), enabled: needsCatalogue });
  const heights =
    resort && catalogue?.isComplete ? (rules?.springHeights(resort, catalogue.resorts, wording) ?? null) : null;
  const title = isFromLink ? m.trip_from_link() : m.trip_your_trip();

  return (
    <section
      ref={container}
      aria-label={m.trip_your_trip()}
      className="trip-verdict"
      data-trip-pending={isKnown ? undefined : ''}
    >
      {isEmpty ? (
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 rounded-2 bg-glacier-tint px-6 print:hidden md:flex-nowrap md:py-1.5 max-md:-mx-gutter max-md:rounded-none max-md:px-gutter max-md:py-2">
          <p className="min-w-0 text-base text-balance text-ink-2 max-md:text-small max-md:leading-[1.35] max-md:flex-[1_1_8rem]">
            {m.trip_invite()}
          </p>
          <Button size="small" className="max-w-full flex-none" {...openerOf('dates')}>
            <CalendarDays aria-hidden className="max-md:hidden" />
            {m.trip_plan()}
          </Button>
        </div>
      ) : (
        <div data-source="worked out" className="trip-verdict-block">
          <div className="row-span-2 flex flex-wrap items-center justify-between gap-x-4 lg:block">
            <h2 className="text-[1.25rem] leading-[1.2] lg:pt-[.2rem]">
              <span key={title}>{title}</span>
            </h2>
            <SourceWord source="worked out" className="mr-auto lg:block" />
            {isFromLink ? (
              <TripActions announce={announce} opener={openerOf('dates')} />
            ) : (
              <button type="button" className={changeClasses} {...openerOf('dates')}>
                <ChangeLabel />
              </button>
            )}
          </div>
          <ul>
            {partLabels(trip, placeName).map((label) => (
              <VerdictRow
                key={label.about}
                label={label}
                part={verdict?.find(({ about }) => about === label.about)}
                isPending={!verdict && !retry}
                note={label.about === 'dates' ? heights : null}
                opener={openerOf(label.about)}
              />
            ))}
          </ul>
          {trip.dates && peopleOf(trip) > 0 && !retry && (
            <p className="mt-2 border-t border-glacier-line pt-2 text-small leading-[1.4] text-ink-2 md:col-start-2 lg:pl-5">
              {resort && rules ? (
                <rules.CostLine resort={resort} trip={trip} />
              ) : (
                <Skeleton>
                  {m.trip_cost_lead()} EUR 1,456, 4, 7. {m.trip_cost_note()} {m.trip_cost_passes()}
                </Skeleton>
              )}
            </p>
          )}
          {retry && <FitFailure onRetry={retry} />}
        </div>
      )}
      <LinkNote>{announcement}</LinkNote>
      <div className="relative z-40">{editor}</div>
    </section>
  );
}

interface VerdictRowProps {
  label: PartLabel;
  /** Undefined while it is computed, and if there is nothing to compare with. */
  part: VerdictPart | undefined;
  isPending: boolean;
  /** An additional figure below the others. */
  note: string | null;
  opener: OpenerProps;
}

function VerdictRow({ label: { text, isSet }, part, isPending, note, opener }: VerdictRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-label={isSet ? m.trip_change_part({ part: text }) : undefined}
        className={cn('trip-verdict-part', isSet && 'max-md:hidden')}
        {...opener}
      >
        <span key={text}>{text}</span>
        {!isSet && <span aria-hidden> +</span>}
      </button>
      {part && <Claim key={`${text} ${part.claim} ${part.figure}`} part={part} />}
      {isSet && !part && isPending && <PendingClaim />}
      {/* On phones the button with this text is hidden. */}
      {isSet && !part && !isPending && (
        <p key={text} className="trip-verdict-claim md:hidden">
          <span className="col-start-2">{text}</span>
        </p>
      )}
      {note && (
        <p key={note} className="pl-6 text-caption leading-[1.4] text-ink-2">
          {note}
        </p>
      )}
    </li>
  );
}

/** The claim, with an icon if it is judged good or bad, and the figure behind it. */
export function Claim({ part: { about, claim, figure, partText, isGood } }: { part: VerdictPart }) {
  // An abbreviated month ends in a full stop already.
  const stop = partText.endsWith('.') ? ' ' : '. ';
  return (
    <>
      <p className="trip-verdict-claim">
        {isGood === true && <Check aria-hidden className="text-glacier" />}
        {isGood === false && <TriangleAlert aria-hidden className="text-warn" />}
        <b className="col-start-2 font-bold">{claim}</b>
      </p>
      <p className="pl-6 text-caption leading-[1.4] text-ink-2">
        {/* On phones the button with the days is hidden. */}
        {about === 'dates' && <span className="md:hidden">{figure ? `${partText}${stop}` : partText}</span>}
        {figure}
      </p>
    </>
  );
}

function PendingClaim() {
  return (
    <>
      <p className="trip-verdict-claim">
        <Skeleton className="col-start-2">{m.trip_open()}</Skeleton>
      </p>
      <p className="pl-6 text-caption leading-[1.4]">
        <Skeleton>{m.trip_season_missing()}</Skeleton>
      </p>
    </>
  );
}

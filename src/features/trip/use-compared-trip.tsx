import { CalendarDays } from 'lucide-react';
import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { type CompareRow, NotReportedText, Superlative } from '@/components/compare-row';
import { Button } from '@/components/ui/button';
import { type GroupFit, shareOf } from '@/domain/trip/enough';
import { saysTickets, skiCost } from '@/domain/trip/ski-cost';
import { isEmptyTrip, levelsOf, type SkierLevel, type Trip } from '@/domain/trip/trip';
import { tripFit } from '@/domain/trip/trip-fit';
import { distanceKm } from '@/lib/distance';
import { focusHeading } from '@/lib/focus-heading';
import { capitalized } from '@/lib/format';
import { type Units, useUnits } from '@/lib/units';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { costAmount, costSpan } from './cost-words';
import { amountText, seasonText, type TripWording } from './fit-words';
import { TripActions } from './trip-actions';
import { tripSentence } from './trip-line-words';
import { formatTripLink } from './trip-link';
import { levelCount, type TripPart } from './trip-words';
import { usePassedDatesNotice, useTrip, useTripDays } from './use-trip';
import { type OpenerProps, useTripEditor } from './use-trip-editor';
import { type VerdictPart, verdictOf } from './verdict';

/** The verdict on one part of the trip: a claim, and the figure behind it. */
function VerdictCell({ claim, figure }: { claim: string; figure: string }) {
  return (
    <>
      <p key={claim} className="font-semibold">
        {claim}
      </p>
      {figure && (
        <p key={figure} className="text-caption text-ink-3">
          {figure}
        </p>
      )}
    </>
  );
}

function LevelCell({ group, level, units }: { group: GroupFit; level: SkierLevel; units: Units }) {
  const fit = group.byNeed.find((each) => each.level === level);
  if (!fit) return <NotReportedText />;
  const text = amountText(fit, units);
  const isLeast = group.byNeed.length > 1 && group.byNeed[0] === fit && shareOf(fit) < 1;
  return (
    <>
      <p className="compare-total">
        <b key={text}>{text}</b>
        <Superlative word={isLeast ? m.trip_least_served() : null} />
      </p>
      <i aria-hidden className="mt-1.5 h-1.5 rounded-1 bg-ink/9 forced-color-adjust-none">
        <i className="block h-full rounded-1 bg-glacier-mid" style={{ width: `${(shareOf(fit) * 100).toFixed(1)}%` }} />
      </i>
    </>
  );
}

/** The cost of skiing, each in its own currency. */
function costRow(resorts: readonly Resort[], trip: Trip): CompareRow {
  const costs = resorts.map((resort) => ({ id: resort.id, cost: skiCost(resort, trip) }));
  return {
    key: 'cost',
    label: m.trip_cost_title(),
    hint: m.trip_cost_passes(),
    source: 'worked out',
    cellTexts: costs.map(({ cost }) => (cost ? costAmount(cost) : '')),
    cells: costs.map(({ id, cost }) =>
      cost ? <VerdictCell key={id} claim={costAmount(cost)} figure={costSpan(cost)} /> : <NotReportedText key={id} />,
    ),
  };
}

/** A row for each part of the trip that is set, one for each level of its group, and the cost. */
function rowsOf(resorts: readonly Resort[], place: Coordinates | null, wording: TripWording): CompareRow[] {
  const { trip, units } = wording;
  const judged = resorts.map((resort) => {
    const fit = tripFit(resort, trip, place);
    return { resort, group: fit.group, parts: verdictOf(resort, fit, wording) };
  });
  const partRow = (about: TripPart, figureOf: (resort: Resort, part: VerdictPart) => string): CompareRow[] => {
    const cells = judged.flatMap(({ resort, parts }) => {
      const part = parts.find((each) => each.about === about);
      return part ? [{ id: resort.id, label: part.partText, claim: part.claim, figure: figureOf(resort, part) }] : [];
    });
    const [first] = cells;
    if (!first) return [];
    return [
      {
        key: about,
        label: capitalized(first.label),
        source: 'worked out',
        cellTexts: cells.map(({ claim, figure }) => `${claim} ${figure}`),
        cells: cells.map(({ id, claim, figure }) => <VerdictCell key={id} claim={claim} figure={figure} />),
      },
    ];
  };
  const levelRows = levelsOf(trip).map(
    (level): CompareRow => ({
      key: level,
      label: levelCount(level, trip.group[level]),
      source: 'worked out',
      cellTexts: judged.map(({ group }) => JSON.stringify(group?.byNeed.find((fit) => fit.level === level) ?? null)),
      cells: judged.map(({ resort, group }) =>
        group ? <LevelCell key={resort.id} group={group} level={level} units={units} /> : null,
      ),
    }),
  );
  return [
    ...partRow('dates', (resort, { figure }) => figure && seasonText(resort)),
    ...levelRows,
    ...partRow('budget', (_, { figure }) => figure),
    ...(saysTickets(trip) ? [costRow(resorts, trip)] : []),
  ];
}

/** Where there is no trip: what planning one is good for, with a button that opens the editor. */
function PlanTrip({ opener }: { opener: OpenerProps }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p>{m.trip_plan_hint()}</p>
      <Button size="small" className="print:hidden" {...opener}>
        <CalendarDays aria-hidden />
        {m.trip_plan()}
      </Button>
    </div>
  );
}

/**
 * The visitor's trip in a comparison. `tripOf` returns a row for each part that is set, and the distances, from which
 * the comparison works out the nearest resort. Set `container` as ref of an element around the comparison, and render
 * `editor` in it.
 */
export function useComparedTrip() {
  const { trip, place, placeName, isFromLink } = useTrip();
  const { container, openerOf, editor, announcement, announce } = useTripEditor({ isSheet: true });
  // If only differences are shown, there is no row with a button to focus.
  useRestoreFocus(focusHeading, isEmptyTrip(trip));
  usePassedDatesNotice();
  const days = useTripDays();
  const units = useUnits();
  const tripOf = (resorts: readonly Resort[]) => {
    if (isEmptyTrip(trip)) {
      return {
        group: { key: 'trip', title: m.trip_your_trip(), text: <PlanTrip opener={openerOf('dates')} />, rows: [] },
        days: null,
        place: null,
        link: '',
      };
    }
    return {
      group: {
        key: 'trip',
        title: isFromLink ? m.trip_from_link() : m.trip_your_trip(),
        note: tripSentence(trip, placeName),
        actions: <TripActions announce={announce} opener={openerOf('dates')} />,
        rows: rowsOf(resorts, place, { trip, placeName: placeName ?? '', units }),
      },
      days,
      place: place && { ...place, distanceOf: (resort: Resort) => distanceKm(place, resort.location) },
      link: formatTripLink(trip),
    };
  };
  return {
    tripOf,
    container,
    editor: (
      <>
        <p role="status">{announcement}</p>
        {editor}
      </>
    ),
  };
}

import type { Resort } from '@/api/resorts/resort.schema';
import { type CompareRow, NotReported, Superlative } from '@/components/compare-row';
import { type GroupFit, shareOf } from '@/domain/trip/enough';
import { saysTickets, skiCost } from '@/domain/trip/ski-cost';
import { isEmptyTrip, levelsOf, type Trip } from '@/domain/trip/trip';
import { type TripFit, tripFit } from '@/domain/trip/trip-fit';
import { distanceKm } from '@/lib/distance';
import { capitalized } from '@/lib/format';
import { type Units, useUnits } from '@/lib/units';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { COST_TITLE, costAmount, costSpan, PASSES_NOTE } from './cost/cost-words';
import { amountText, seasonText } from './fit-words';
import { PlanTrip } from './plan-trip';
import { TripActions } from './trip-line';
import { formatTripLink } from './trip-link';
import { levelCount, tripText } from './trip-words';
import { usePassedDatesNotice, useTrip, useTripDays } from './use-trip';
import { useTripEditor } from './use-trip-editor';
import { type VerdictPart, verdictOf } from './verdict';

/** The verdict on one part of the trip: a claim, and the figure behind it. */
function VerdictCell({ claim, figure }: { claim: string; figure: string }) {
  return (
    <>
      <p key={claim} className="font-semibold">
        {claim}
      </p>
      {figure ? (
        <p key={figure} className="text-caption text-ink-3">
          {figure}
        </p>
      ) : null}
    </>
  );
}

function LevelCell({ group, index, units }: { group: GroupFit; index: number; units: Units }) {
  const fit = group.levels[index];
  if (!fit || fit.amount === null) return <NotReported />;
  const reported = { ...fit, amount: fit.amount };
  const text = amountText(reported, units);
  const isLeast = group.byNeed.length > 1 && group.byNeed[0]?.level === fit.level && shareOf(reported) < 1;
  return (
    <>
      <p>
        <b key={text}>{text}</b>
        <Superlative word={isLeast ? m.trip_least_served() : null} />
      </p>
      <i aria-hidden className="mt-1.5 block h-1.5 rounded-1 bg-ink/9 forced-color-adjust-none">
        <i
          className="block h-full rounded-1 bg-glacier-mid"
          style={{ width: `${(shareOf(reported) * 100).toFixed(1)}%` }}
        />
      </i>
    </>
  );
}

/** The cost of skiing, each in its own currency. */
function costRow(resorts: readonly Resort[], trip: Trip): CompareRow {
  const costs = resorts.map((resort) => skiCost(resort, trip));
  return {
    key: 'cost',
    label: COST_TITLE,
    hint: PASSES_NOTE,
    source: 'worked out',
    cellTexts: costs.map((cost) => (cost ? costAmount(cost) : '')),
    cells: costs.map((cost, index) =>
      cost ? (
        <VerdictCell key={resorts[index]?.id} claim={costAmount(cost)} figure={costSpan(cost)} />
      ) : (
        <NotReported key={resorts[index]?.id} />
      ),
    ),
  };
}

function rowsOf(resorts: readonly Resort[], fits: readonly TripFit[], trip: Trip, placeName: string, units: Units) {
  const verdicts = resorts.map((resort, index) => {
    const fit = fits[index];
    return fit ? verdictOf(resort, fit, { trip, placeName, units }) : [];
  });
  const partRow = (
    about: VerdictPart['about'],
    label: string,
    figureOf: (resort: Resort, part: VerdictPart) => string,
  ): CompareRow[] => {
    const parts = verdicts.map((verdict) => verdict.find((part) => part.about === about));
    if (parts.some((part) => part === undefined)) return [];
    const texts = resorts.map((resort, index) => {
      const part = parts[index];
      return part ? { claim: part.claim, figure: figureOf(resort, part) } : { claim: '', figure: '' };
    });
    return [
      {
        key: about,
        label,
        source: 'worked out',
        cellTexts: texts.map(({ claim, figure }) => `${claim} ${figure}`),
        cells: texts.map((text, index) => <VerdictCell key={resorts[index]?.id} {...text} />),
      },
    ];
  };
  const partTextOf = (about: VerdictPart['about']) => verdicts[0]?.find((part) => part.about === about)?.partText ?? '';
  const levelRows = levelsOf(trip).map(
    (level, index): CompareRow => ({
      key: level,
      label: levelCount(level, trip.group[level]),
      source: 'worked out',
      cellTexts: fits.map(({ group }) => JSON.stringify(group?.levels[index] ?? null)),
      cells: fits.map(({ group }, place) =>
        group ? <LevelCell key={resorts[place]?.id} group={group} index={index} units={units} /> : null,
      ),
    }),
  );
  return [
    ...partRow('dates', partTextOf('dates'), (resort) => seasonText(resort)),
    ...levelRows,
    ...partRow('budget', capitalized(partTextOf('budget')), (_, { figure }) => figure),
    ...(saysTickets(trip) ? [costRow(resorts, trip)] : []),
  ];
}

/**
 * The visitor's trip in a comparison. `tripOf` returns a row for each part that is set, and the distances, from which
 * the comparison works out the nearest resort. Set `container` as ref of an element around the comparison, and render
 * `editor` in it.
 */
export function useComparedTrip() {
  const tripState = useTrip();
  const { trip, place, placeName, isFromLink } = tripState;
  const { container, openerOf, editor, announcement, announce } = useTripEditor(tripState, { isSheet: true });
  // If only differences are shown, there is no row with a button to focus.
  useRestoreFocus(() => container.current?.querySelector('h1')?.focus(), isEmptyTrip(trip));
  usePassedDatesNotice();
  const days = useTripDays();
  const units = useUnits();
  const isEmpty = isEmptyTrip(trip);
  const tripOf = (resorts: readonly Resort[]) => {
    if (isEmpty) {
      return {
        group: { key: 'trip', title: m.trip_your_trip(), text: <PlanTrip opener={openerOf('dates')} />, rows: [] },
        days: null,
        place: null,
        link: '',
      };
    }
    const fits = resorts.map((resort) => tripFit(resort, trip, place));
    return {
      group: {
        key: 'trip',
        title: isFromLink ? m.trip_from_link() : m.trip_your_trip(),
        note: tripText(trip, placeName),
        actions: <TripActions tripState={tripState} announce={announce} opener={openerOf('dates')} />,
        rows: rowsOf(resorts, fits, trip, placeName ?? '', units),
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

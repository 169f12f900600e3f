import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { distanceKm } from '@/lib/distance';
import { formatCounted } from '@/lib/format';
import { type Units, useUnits } from '@/lib/units';
import { amountText, seasonText } from './fit-words';
import { PlanTrip } from './plan-trip';
import { type GroupFit, shareOf } from './rules/enough';
import { type TripFit, tripFit } from './rules/trip-fit';
import { isEmptyTrip, levelsOf, type Trip } from './trip';
import { formatTripLink } from './trip-link';
import { tripText } from './trip-words';
import { useTrip, useTripDays } from './use-trip';
import { type VerdictPart, verdictOf } from './verdict';

/** A row of the comparison's table. */
interface ComparedRow {
  key: string;
  label: string;
  cellTexts: string[];
  source: 'worked out';
  cells: ReactNode[];
}

/** What one part of the trip comes to: the claim, and the figure it rests on. */
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
  if (!fit || fit.amount === null) return <span className="text-small text-ink-3">not reported</span>;
  const reported = { ...fit, amount: fit.amount };
  const text = amountText(reported, units);
  const isLeast = group.byNeed.length > 1 && group.byNeed[0]?.level === fit.level && shareOf(reported) < 1;
  return (
    <>
      <p>
        <b key={text}>{text}</b>
        {isLeast ? (
          <span className="compare-word-place">
            {' '}
            <em className="compare-word">least served</em>
          </span>
        ) : null}
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

function rowsOf(resorts: readonly Resort[], fits: readonly TripFit[], trip: Trip, placeName: string, units: Units) {
  const verdicts = resorts.map((resort, index) => {
    const fit = fits[index];
    return fit ? verdictOf(resort, fit, { trip, placeName, units }) : [];
  });
  const partRow = (
    about: VerdictPart['about'],
    label: string,
    figureOf: (resort: Resort, part: VerdictPart) => string,
  ): ComparedRow[] => {
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
  const said = (about: VerdictPart['about']) => verdicts[0]?.find((part) => part.about === about)?.said ?? '';
  const levelRows = levelsOf(trip).map(
    (level, index): ComparedRow => ({
      key: level,
      label: formatCounted(trip.group[level], level),
      source: 'worked out',
      cellTexts: fits.map(({ group }) => JSON.stringify(group?.levels[index] ?? null)),
      cells: fits.map(({ group }, place) =>
        group ? <LevelCell key={resorts[place]?.id} group={group} index={index} units={units} /> : null,
      ),
    }),
  );
  return [
    ...partRow('dates', said('dates'), (resort) => seasonText(resort)),
    ...levelRows,
    ...partRow('budget', said('budget').replace(/^up/, 'Up'), (_, { figure }) => figure),
  ];
}

/**
 * Gives what resorts of a comparison say of the visitor's trip: a row for each part that was said, and how far each is. The
 * distance itself is left to the comparison, which says who is nearest.
 */
export function useComparedTrip() {
  const { trip, place, placeName, isFromLink } = useTrip();
  const days = useTripDays();
  const units = useUnits();
  return (resorts: readonly Resort[]) => {
    if (isEmptyTrip(trip)) {
      return {
        group: { key: 'trip', title: 'Your trip', text: <PlanTrip />, rows: [] },
        days: null,
        link: '',
      };
    }
    const fits = resorts.map((resort) => tripFit(resort, trip, place));
    return {
      group: {
        key: 'trip',
        title: isFromLink ? 'Trip from a link' : 'Your trip',
        note: tripText(trip, placeName),
        rows: rowsOf(resorts, fits, trip, placeName ?? '', units),
      },
      days,
      distanceOf: place ? (resort: Resort) => distanceKm(place, resort.location) : undefined,
      placeName: place?.name,
      link: formatTripLink(trip),
    };
  };
}

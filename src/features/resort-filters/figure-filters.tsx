import { useMemo, useState } from 'react';
import type { FilterOptions, Range } from '@/api/resorts/filter-options.schema';
import type { Resort } from '@/api/resorts/resort.schema';
import { WordChoice } from '@/components/ui/word-choice';
import { columnOf, rangeOf } from '@/domain/catalogue-statistics';
import type { FigureName, RunUnit } from '@/domain/figures';
import { areValidCoordinates } from '@/lib/distance';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { AmountFilter, amountScales, type Reported, reportedBy } from './amount-filter';
import type { ResortFilterControls } from './use-resort-filters';

interface FigureFiltersProps {
  controls: Pick<ResortFilterControls, 'draft' | 'move' | 'change' | 'applyPending'>;
  /** The server's ranges; missing ones come from the catalogue. */
  ranges: Pick<FilterOptions, 'elevationRanges' | 'snowfallRange' | 'trailRanges'> | undefined;
  /** Null while the catalogue is loading. */
  resorts: readonly Resort[] | null;
}

/** How many resorts report a figure in a unit, and its range. Null while the catalogue is loading. */
function useColumn(resorts: readonly Resort[] | null, name: FigureName, unit: string) {
  return useMemo(
    (): { reported: Reported | null; range: Range | null } => ({
      reported: resorts && { count: columnOf(resorts, name, unit).length, of: resorts.length },
      range: resorts && rangeOf(resorts, name, unit),
    }),
    [resorts, name, unit],
  );
}

/** Minimum peak, drop, runs and snowfall. */
export function FigureFilters({ controls, ranges, resorts }: FigureFiltersProps) {
  const { draft, move, change, applyPending } = controls;
  const units = useUnits();
  const scales = useMemo(() => amountScales(units), [units]);
  const [unitChosen, setUnitChosen] = useState<RunUnit>('km');
  const runUnit = draft.minRuns?.unit ?? unitChosen;
  // Follows a bound in the address too, so that the unit stays when the bound is removed.
  if (unitChosen !== runUnit) setUnitChosen(runUnit);
  const peak = useColumn(resorts, 'peak', 'm');
  const drop = useColumn(resorts, 'drop', 'm');
  const runs = useColumn(resorts, 'runs', runUnit);
  const snowfall = useColumn(resorts, 'snowfall', 'cm');
  // Stable callbacks, so that moving one filter re-renders none of the others.
  const on = useMemo(
    () => ({
      peak: (minPeak: number | null, isHeld: boolean) => move({ minPeak }, isHeld),
      drop: (minDrop: number | null, isHeld: boolean) => move({ minDrop }, isHeld),
      snowfall: (minSnowfall: number | null, isHeld: boolean) => move({ minSnowfall }, isHeld),
      runs: (amount: number | null, isHeld: boolean) =>
        move({ minRuns: amount === null ? null : { amount, unit: runUnit } }, isHeld),
    }),
    [move, runUnit],
  );
  return (
    <>
      <AmountFilter
        label={m.filters_peak_least()}
        scale={scales.heights}
        range={ranges?.elevationRanges.peak ?? peak.range}
        value={draft.minPeak}
        reported={peak.reported}
        onMove={on.peak}
        onApply={applyPending}
      />
      <AmountFilter
        label={m.filters_drop_least()}
        scale={scales.heights}
        range={ranges?.elevationRanges.vertical ?? drop.range}
        value={draft.minDrop}
        reported={drop.reported}
        onMove={on.drop}
        onApply={applyPending}
      />
      <AmountFilter
        label={m.filters_runs_least()}
        scale={runUnit === 'km' ? scales.km : scales.runs}
        range={(runUnit === 'runs' ? ranges?.trailRanges.total : null) ?? runs.range}
        value={draft.minRuns?.amount ?? null}
        reported={runs.reported}
        onMove={on.runs}
        onApply={applyPending}
      >
        <WordChoice
          label={m.filters_count_runs()}
          choices={[
            { value: 'km', label: scales.km.unit },
            { value: 'runs', label: m.unit_runs() },
          ]}
          value={runUnit}
          onChange={(unit) => {
            setUnitChosen(unit);
            // A number of kilometres makes no sense as a number of runs.
            if (draft.minRuns && draft.minRuns.unit !== unit) change({ minRuns: null });
          }}
        />
      </AmountFilter>
      <AmountFilter
        label={m.filters_snowfall_least()}
        scale={scales.snow}
        range={ranges?.snowfallRange ?? snowfall.range}
        value={draft.minSnowfall}
        reported={snowfall.reported}
        onMove={on.snowfall}
        onApply={applyPending}
      />
    </>
  );
}

/** Maximum straight-line distance from where the trip starts. */
export function DistanceFilter({ controls, resorts }: Omit<FigureFiltersProps, 'ranges'>) {
  const { draft, move, applyPending } = controls;
  const { tripDistance } = amountScales(useUnits());
  return (
    <AmountFilter
      label={m.filters_distance_most()}
      scale={tripDistance}
      range={DISTANCE_RANGE}
      value={draft.maxKm}
      reported={reportedBy(resorts, ({ location }) => areValidCoordinates(location))}
      onMove={(maxKm, isHeld) => move({ maxKm }, isHeld)}
      onApply={applyPending}
    />
  );
}

/** Kilometres on the slider: nobody chooses a resort further away for being near. */
const DISTANCE_RANGE = { min: 0, max: 2000 };

import type { Resort } from '@/api/resorts/resort.schema';
import { FigureGrid } from '@/components/figure-grid';
import { RunDifficulty } from '@/components/resort-graphics/run-difficulty';
import { runShares } from '@/domain/run-shares';
import { formatCount } from '@/lib/format';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { LinkedAreaNote } from './linked-area-note';
import { heightFigures, reportedMeasure } from './reported-figures';
import { ResortElevation } from './resort-elevation';

/** Lengths, heights, and how the runs divide by difficulty. */
export function TrailsTab({ resort }: { resort: Resort }) {
  const { elevation, trails, slopesKm } = resort;
  const units = useUnits();
  return (
    <div className="pt-8 pb-16 md:pt-12 md:pb-24">
      <section aria-labelledby="length">
        <h2 id="length" className="sr-only">
          {m.resort_length_and_height()}
        </h2>
        <FigureGrid
          figures={[
            {
              label: m.resort_total_length(),
              note: slopesKm?.total && resort.linkedArea ? m.linked_area_all({ area: resort.linkedArea }) : undefined,
              measure: reportedMeasure(slopesKm?.total ?? 0, units.distance),
            },
            ...heightFigures(resort, units),
          ]}
        />
        <LinkedAreaNote linkedArea={resort.linkedArea} className="mt-3" />
      </section>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <section aria-labelledby="runs" className="min-w-0">
          <h2 id="runs" className="mb-4 text-[1.625rem]">
            {m.resort_runs_by_difficulty()}
          </h2>
          <RunDifficulty region={resort.region} counts={trails} kilometres={slopesKm} linkedArea={resort.linkedArea} />
          {runShares(trails, slopesKm) === null && (
            <p className="text-ink-2">
              {trails.total > 0
                ? m.resort_runs_ungraded({ count: trails.total, shown: formatCount(trails.total) })
                : m.resort_runs_not_reported()}
            </p>
          )}
        </section>
        <section aria-labelledby="elevation" className="min-w-0">
          <h2 id="elevation" className="text-[1.625rem]">
            {m.fact_elevation()}
          </h2>
          <ResortElevation resort={resort} className="mt-4" />
          {elevation.base <= 0 && elevation.peak <= 0 && (
            <p className="mt-4 text-ink-2">{m.resort_heights_not_reported()}</p>
          )}
        </section>
      </div>
    </div>
  );
}

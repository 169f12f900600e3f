import type { Resort } from '@/api/resorts/resort.schema';
import { type CompareRow, NotReportedText, Superlative } from '@/components/compare-row';
import { ChangingText } from '@/components/ui/changing-text';
import { METRES_PER_FOOT } from '@/config/constants';
import { superlatives } from '@/domain/compare/superlatives';
import { readHeights } from '@/domain/heights';
import type { Units } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { figureRow } from './figure-cell';

/** Distance of the grid lines and minimum top of the scale, in the unit shown. */
const scales = {
  metric: { step: 1000, least: 4000 },
  imperial: { step: 3000 * METRES_PER_FOOT, least: 12_000 * METRES_PER_FOOT },
} as const;

/** Heights of the grid lines in metres, from sea level to a line above every peak: one scale for all. */
export function heightLines(peaks: readonly number[], { system }: Units): number[] {
  const { step, least } = scales[system];
  const top = Math.max(least, Math.ceil(Math.max(0, ...peaks) / step) * step);
  return Array.from({ length: Math.round(top / step) + 1 }, (_, line) => line * step);
}

interface HillProps {
  base: number | null;
  peak: number;
  top: number;
  units: Units;
  word: string | null | undefined;
}

/** The measured heights only: a block below the base, the drop as a plain triangle. */
function Hill({ base, peak, top, units, word }: HillProps) {
  const at = (metres: number) => Number((100 - (metres / top) * 100).toFixed(2));
  const foot = base ?? 0;
  return (
    <div className="relative h-full">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full forced-color-adjust-none"
      >
        {base !== null && <rect y={at(base)} width="100" height={100 - at(base)} fill="var(--glacier-tint)" />}
        <polygon points={`12,${at(foot)} 50,${at(peak)} 88,${at(foot)}`} fill="var(--glacier-mid)" />
      </svg>
      <p className="compare-peak" style={{ top: `${at(peak)}%` }}>
        <span className="sr-only">{m.fact_peak()} </span>
        <b>
          <ChangingText>{units.elevation(peak).text}</ChangingText>
        </b>
        <Superlative word={word} />
      </p>
      {base !== null && (
        <p
          className="absolute left-3 mt-2 text-small leading-none font-semibold max-md:left-1.5"
          // The label of a low base stays within the row.
          style={{ top: `min(${at(base)}%, 100% - 1.6rem)` }}
        >
          <span key={base}>{m.compare_base({ height: units.elevation(base).text })}</span>
        </p>
      )}
    </div>
  );
}

/** The heights of all resorts on one scale, which is left out if no peak is known. */
export function heightsRow(resorts: readonly Resort[], units: Units): CompareRow {
  const heights = resorts.map(({ id, elevation }) => ({ id, ...readHeights(elevation) }));
  const peaks = heights.map(({ peak }) => peak);
  const known = peaks.filter((peak) => peak !== null);
  const lines = heightLines(known, units);
  const top = lines.at(-1) ?? 1;
  const words = superlatives(peaks, 'height');
  return {
    key: 'heights',
    label: m.fact_base_to_peak(),
    hint: units.system === 'metric' ? m.compare_in_metres() : m.compare_in_feet(),
    cellTexts: heights.map(({ base, peak }) => `${base} ${peak}`),
    ...(known.length > 0 && { look: 'heights', background: <Axis lines={lines} top={top} units={units} /> }),
    cells: heights.map(({ id, base, peak }, index) =>
      peak === null ? (
        <p key={id} className="flex h-full items-end pb-3">
          {base === null ? (
            <NotReportedText />
          ) : (
            <span key={base}>{m.compare_base_only({ height: units.elevation(base).text })}</span>
          )}
        </p>
      ) : (
        <Hill key={id} base={base} peak={peak} top={top} units={units} word={words[index]} />
      ),
    ),
  };
}

function Axis({ lines, top, units }: { lines: readonly number[]; top: number; units: Units }) {
  return (
    <div aria-hidden className="compare-axis">
      {lines.map((metres) => {
        const height = metres === 0 ? units.elevation(0).text : units.elevation(metres).value;
        return (
          <div key={metres} style={{ top: `${(100 - (metres / top) * 100).toFixed(2)}%` }}>
            {/* On the narrowest phones these would overlap the figures of the peaks. */}
            <span key={height} className="max-[22rem]:hidden">
              {height}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** The vertical drop. */
export const dropRow = (resorts: readonly Resort[], units: Units): CompareRow =>
  figureRow(resorts, {
    key: 'drop',
    label: m.compare_drop(),
    kind: 'amount',
    amountOf: ({ elevation }) => elevation.vertical || null,
    show: (drop, { elevation }) => ({
      measure: units.elevation(drop),
      note: elevation.isDropWorkedOut ? m.source_worked_out() : undefined,
    }),
  });

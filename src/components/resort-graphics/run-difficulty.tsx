import type { ByDifficulty } from '@/api/resorts/resort.schema';
import { SourceWord } from '@/components/figure-source';
import { ChangingText } from '@/components/ui/changing-text';
import { type DifficultySign, difficultySigns } from '@/domain/difficulty-convention';
import { percents, type RunShares, runShares } from '@/domain/run-shares';
import { formatCount } from '@/lib/format';
import { type Units, useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { DifficultyBar } from './difficulty-bar';
import { DifficultyMark } from './difficulty-mark';

interface RunDifficultyProps {
  /**
   * Determines the marks: blue, red and black discs in Europe; green circle, blue square, black diamond in North
   * America.
   */
  region: string;
  counts: ByDifficulty;
  kilometres: ByDifficulty | null;
  /** The larger area that lengths cover; '' without one. */
  linkedArea?: string;
}

function caption({ measure, graded, total }: RunShares, units: Units): string {
  if (measure === 'runs') {
    return total === null
      ? m.graphic_counted()
      : m.graphic_counted_of({ graded: formatCount(graded), total: formatCount(total) });
  }
  const { system, distance } = units;
  return total === null
    ? m.graphic_measured({ system })
    : m.graphic_measured_of({ system, graded: distance(graded).value, total: distance(total).text });
}

/** How the runs divide by difficulty: a bar, and the same figures in words. Null if no level is known. */
export function RunDifficulty({ region, counts, kilometres, linkedArea = '' }: RunDifficultyProps) {
  const units = useUnits();
  const shares = runShares(counts, kilometres);
  if (shares === null) return null;

  const isCount = shares.measure === 'runs';
  const signs = difficultySigns(region);
  const portions = percents(shares.parts.map(({ share }) => share));
  const rows = shares.parts.flatMap((part, index) => {
    const sign: DifficultySign | undefined = signs.find(({ level }) => level === part.level);
    const { value, unit } = isCount ? { value: formatCount(part.amount), unit: '' } : units.distance(part.amount);
    return sign ? [{ ...part, sign, value, unit, portion: portions[index] }] : [];
  });
  const amounts = rows
    .map(({ value, unit, level }) => m.graphic_runs_of_level({ level, amount: unit ? `${value} ${unit}` : value }))
    .join(', ');

  return (
    <figure data-source="reported">
      <DifficultyBar parts={rows} label={isCount ? m.graphic_runs_by_level({ levels: amounts }) : amounts} />
      <ul className="mt-2">
        {rows.map(({ level, portion, sign, value, unit }) => (
          <li
            key={level}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto_auto] items-baseline gap-3 max-[22rem]:gap-2 max-[17rem]:grid-cols-[1.5rem_1fr_auto] border-b border-line py-[.7rem]"
          >
            <DifficultyMark shape={sign.shape} colour={sign.colour} />
            <span className="max-[17rem]:col-span-2">
              <span>{`${sign.name} `}</span>
              <span className="inline-block text-small text-ink-3">{`· ${sign.local}`}</span>
            </span>
            <span className="min-w-[2.2em] text-right text-[1.75rem] leading-none max-[22rem]:min-w-0 max-[22rem]:text-[1.25rem] max-[17rem]:col-start-2 max-[17rem]:text-left font-panel tracking-[-.02em]">
              <ChangingText>{value}</ChangingText>
              {unit && <small className="ml-[.05em] text-[.45em] font-medium tracking-normal">{`\u00a0${unit}`}</small>}
            </span>
            <span
              data-source="worked out"
              className="min-w-[3em] text-right text-small max-[22rem]:min-w-[2.5em] text-ink-3"
            >
              {portion}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 text-caption text-ink-3">
        <ChangingText>{caption(shares, units)}</ChangingText>
        {!isCount && linkedArea !== '' && <span>{m.graphic_over_area({ area: linkedArea })}</span>}
        <span>{`${m.graphic_shares()} `}</span>
        <SourceWord source="worked out" />
      </figcaption>
    </figure>
  );
}

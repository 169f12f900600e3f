import type { Resort } from '@/api/resorts/resort.schema';
import { type CompareRow, Superlative } from '@/components/compare-row';
import { DifficultyMark } from '@/components/resort-graphics/difficulty-mark';
import { superlatives } from '@/domain/compare/superlatives';
import { difficultySigns } from '@/domain/difficulty-convention';
import { measureRuns, type RunLevel, type RunUnit, runLevels, runSplit, runUnits, valueIn } from '@/domain/figures';
import { allOfLinkedArea } from '@/domain/linked-area';
import { parseDecimal } from '@/lib/format';
import type { Units } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { FigureCell } from './figure-cell';

interface Runs {
  unit: RunUnit;
  total: number;
  levels: Record<RunLevel, number | null> | null;
}

/** The runs of a resort in the unit in which it splits them by level, preferably kilometres; null if not reported. */
function runsOf(resort: Resort): Runs | null {
  const reported = runUnits.flatMap((unit): Runs[] => {
    const total = valueIn(resort, 'runs', unit);
    return total === null ? [] : [{ unit, total, levels: runSplit(resort, unit) }];
  });
  return reported.find(({ levels }) => levels !== null) ?? reported[0] ?? null;
}

/** The length of a resort's bar: the sum of the levels, which may be less than the total. */
const lengthOf = ({ total, levels }: Runs): number =>
  levels ? runLevels.reduce((sum, level) => sum + (levels[level] ?? 0), 0) : total;

interface RunsCellProps {
  runs: Runs | null;
  /** The unit of the row, and the amount in it that fills a column. */
  scale: { unit: RunUnit; longest: number };
  region: string;
  units: Units;
  word: string | null | undefined;
  /** What the total covers, if more than the resort. */
  note: string | undefined;
  levelWord: (level: RunLevel) => string | null | undefined;
}

function RunsCell({ runs, scale, region, units, word, note, levelWord }: RunsCellProps) {
  if (!runs) return <FigureCell measure={null} />;
  const { unit, total, levels } = runs;
  const isOnScale = unit === scale.unit;
  const longest = isOnScale ? scale.longest : lengthOf(runs);
  const parts = levels ? difficultySigns(region).map((sign) => ({ ...sign, amount: levels[sign.level] })) : [];
  return (
    <>
      <div className="compare-total">
        <FigureCell
          measure={measureRuns({ value: total, unit }, units)}
          word={word}
          note={isOnScale ? note : m.compare_other_scale()}
        />
      </div>
      <div aria-hidden className="mt-3 flex h-7 gap-[3px] forced-color-adjust-none">
        {parts.map(({ level, amount, colour }) =>
          amount ? (
            <i
              key={level}
              className={level === 'intermediate' ? 'compare-hatch min-w-1' : 'min-w-1'}
              style={{ width: `${((amount / longest) * 100).toFixed(2)}%`, backgroundColor: colour }}
            />
          ) : null,
        )}
        {parts.length === 0 && (
          <i className="bg-glacier-mid" style={{ width: `${((total / longest) * 100).toFixed(2)}%` }} />
        )}
      </div>
      {parts.length > 0 ? (
        <ul className="compare-levels mt-2">
          {parts.map(({ level, amount, name, local, shape, colour }) => (
            <li key={level} className="compare-level">
              <DifficultyMark shape={shape} colour={colour} />
              <span>
                <span>{name}</span>
                <span className="compare-local text-ink-3">{` · ${local}`}</span>
                <Superlative word={levelWord(level)} />
              </span>
              {amount === null ? (
                <span className="text-ink-3">{m.not_reported()}</span>
              ) : (
                <b key={amount}>{measureRuns({ value: amount, unit }, units).text}</b>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="row-span-3 mt-2 text-caption text-ink-3">{m.compare_levels_missing()}</p>
      )}
    </>
  );
}

/** The runs of all resorts by level on one scale; a resort in the less common unit gets a full bar. */
export function runsRow(resorts: readonly Resort[], units: Units): CompareRow {
  const all = resorts.map(runsOf);
  const unit: RunUnit = all.some((runs) => runs?.unit === 'km') ? 'km' : 'runs';
  const onScale = all.map((runs) => (runs?.unit === unit ? runs : null));
  const scale = { unit, longest: Math.max(1, ...onScale.map((runs) => (runs ? lengthOf(runs) : 0))) };
  // As shown: of two lengths that read alike in miles neither is the most.
  const wordsFor = (amountOf: (runs: Runs) => number | null | undefined) => {
    const amounts = onScale.map((runs) => (runs && amountOf(runs)) ?? null);
    const shown = amounts.map((value) => value && parseDecimal(measureRuns({ value, unit }, units).value));
    return superlatives(shown, 'amount');
  };
  const words = wordsFor(({ total }) => total);
  const levelWords = new Map(runLevels.map((level) => [level, wordsFor(({ levels }) => levels?.[level])]));
  // Lengths cover the linked area, numbers of runs the resort.
  const notes = resorts.map((resort, index) => (all[index]?.unit === 'km' ? allOfLinkedArea(resort.linkedArea) : ''));
  return {
    key: 'runs',
    label: unit === 'km' ? m.compare_length() : m.fact_runs(),
    hint: m.compare_one_scale(),
    look: 'runs',
    cellTexts: all.map((runs, index) => `${JSON.stringify(runs)} ${notes[index]}`),
    cells: resorts.map(({ id, region }, index) => (
      <RunsCell
        key={id}
        runs={all[index] ?? null}
        scale={scale}
        region={region}
        units={units}
        word={words[index]}
        note={notes[index]}
        levelWord={(level) => levelWords.get(level)?.[index]}
      />
    )),
  };
}

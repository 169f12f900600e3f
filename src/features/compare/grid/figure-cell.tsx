import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { type CompareRow, NotReportedText, Superlative } from '@/components/compare-row';
import { ChangingText } from '@/components/ui/changing-text';
import { type rowEnds, superlatives } from '@/domain/compare/superlatives';
import type { Measure } from '@/lib/units';

interface FigureCellProps {
  /** Null where it is not reported. */
  measure: Pick<Measure, 'value' | 'unit'> | null;
  /** The unit comes first, as with money. */
  isUnitFirst?: boolean;
  /** "highest" */
  word?: string | null | undefined;
  /** Below the figure. */
  note?: string | undefined;
}

/** A large figure with its unit, the word for the extreme value, and a note. */
export function FigureCell({ measure, isUnitFirst = false, word, note }: FigureCellProps) {
  if (!measure) return <NotReportedText />;
  const unit = measure.unit && (isUnitFirst ? `${measure.unit} ` : `\u00a0${measure.unit}`);
  const small = unit ? <small key={unit}>{unit}</small> : null;
  return (
    <>
      <p className="compare-figure">
        {isUnitFirst && small}
        {/* An amount of two bounds without room beside its currency stands below it, in one piece. */}
        <span className={isUnitFirst ? 'inline-block' : undefined}>
          <ChangingText>{measure.value}</ChangingText>
        </span>
        {!isUnitFirst && small}
        <Superlative word={word} />
      </p>
      {note && (
        <p key={note} className="text-caption text-ink-3">
          {note}
        </p>
      )}
    </>
  );
}

interface FigureRow extends Pick<CompareRow, 'key' | 'label' | 'source'> {
  /** What the words for the extreme values are chosen by. */
  kind: keyof typeof rowEnds;
  /** What is compared; null where it is not reported. */
  amountOf: (resort: Resort) => number | null;
  show: (value: number, resort: Resort) => Pick<FigureCellProps, 'measure' | 'note'>;
  /** Instead of "not reported". */
  none?: ReactNode;
}

/** A row with one figure of each resort. */
export function figureRow(resorts: readonly Resort[], { kind, amountOf, show, none, ...row }: FigureRow): CompareRow {
  const values = resorts.map(amountOf);
  const words = superlatives(values, kind);
  const shown = resorts.map((resort, index) => {
    const value = values[index] ?? null;
    return { id: resort.id, value, ...(value === null ? { measure: null } : show(value, resort)) };
  });
  return {
    ...row,
    cellTexts: shown.map(({ value, note }) => `${value} ${note}`),
    cells: shown.map(({ id, measure, note }, index) =>
      measure === null && none ? none : <FigureCell key={id} measure={measure} note={note} word={words[index]} />,
    ),
  };
}

import { NotReported, Superlative } from '@/components/compare-row';
import { ChangingText } from '@/components/ui/changing-text';
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
  if (!measure) return <NotReported />;
  const unit = measure.unit && (isUnitFirst ? `${measure.unit}\u00a0` : `\u00a0${measure.unit}`);
  const small = unit ? <small key={unit}>{unit}</small> : null;
  return (
    <>
      <p className="compare-figure">
        {isUnitFirst ? small : null}
        <ChangingText>{measure.value}</ChangingText>
        {isUnitFirst ? null : small}
        <Superlative word={word} />
      </p>
      {note ? (
        <p key={note} className="text-caption text-ink-3">
          {note}
        </p>
      ) : null}
    </>
  );
}

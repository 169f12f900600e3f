import { ChangingText } from '@/components/ui/changing-text';
import type { Measure } from '@/lib/units';
import { m } from '@/paraglide/messages';

/** What stands in a cell that nobody reported a figure for. */
export const NotReported = () => <span className="text-small text-ink-3">{m.not_reported()}</span>;

/** The word for the extreme value of a row, with a space before it, or screen readers would say "982 mleast". */
export function Superlative({ word }: { word: string | null | undefined }) {
  return word ? (
    <span key={word} className="compare-word-place">
      {' '}
      <em className="compare-word">{word}</em>
    </span>
  ) : null;
}

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

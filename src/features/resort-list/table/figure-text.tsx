import { NotReported } from '@/components/not-reported';
import { cn } from '@/lib/class-names';
import type { CellFigure } from './resort-figures';

interface FigureTextProps {
  figure: CellFigure | null;
  /** Where the unit goes: beside the figure, small after it, or in the column header. */
  unit: 'beside' | 'small' | 'in-head';
}

/** A figure with its unit; if not reported, a dash, with words for screen readers. */
export function FigureText({ figure, unit: place }: FigureTextProps) {
  if (!figure) {
    return <NotReported />;
  }
  const { value, unit, text, note, warning } = figure;
  return (
    <>
      {warning?.words && <span className="sr-only">{warning.words}</span>}
      <span className={warning && 'text-warn'}>{place === 'beside' ? text : value}</span>
      {unit && place === 'small' && <small className="text-[.75rem] font-normal text-ink-3">{` ${unit}`}</small>}
      {note && (
        <>
          {' '}
          <small
            key={note}
            className={cn(
              'text-[.6875rem] leading-[1.15] font-normal text-ink-3',
              // In the narrow columns of the compact rows it may reach below the figure before it.
              place === 'beside' ? 'flex justify-end whitespace-nowrap' : 'block whitespace-normal',
            )}
          >
            {note}
          </small>
        </>
      )}
    </>
  );
}

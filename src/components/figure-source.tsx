import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';

/**
 * The sources of figures, with their meaning. `data-source` on a figure, or on an ancestor, names its source; a source other
 * than "reported" is also written beside the figure (tests/routes/figure-sources.test.tsx checks every page).
 */
const sourceWords = {
  reported: m.source_reported,
  estimated: m.source_estimated,
  typical: m.source_typical,
  'worked out': m.source_worked_out,
  claimed: m.source_claimed,
} as const;

export type FigureSource = keyof typeof sourceWords;

/** The source as a word: "estimated". */
export const sourceWord = (source: FigureSource): string => sourceWords[source]();

/** The source of a figure as a word, for right after the figure. */
export function SourceWord({ source, className }: { source: FigureSource; className?: string }) {
  return (
    <span
      key={source}
      className={cn('text-caption leading-[1.35] font-normal tracking-normal whitespace-nowrap text-ink-3', className)}
    >
      {sourceWord(source)}
    </span>
  );
}

/** The sources in the order they are explained in. */
export const allFigureSources = Object.keys(sourceWords) as FigureSource[];

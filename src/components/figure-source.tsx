import { cn } from '@/lib/class-names';

/**
 * The sources of figures, with their meaning. `data-source` on a figure, or on an ancestor, names its source; a source other
 * than "reported" is also written beside the figure (tests/routes/figure-sources.test.tsx checks every page).
 */
export const figureSources = {
  reported: 'The resort or its weather service says so. We show it as we got it, in the units you chose.',
  estimated: 'Nobody could tell us just now, so a fixed value stands in. It is never sorted by or compared.',
  typical: 'Usual for ski resorts in general, not measured at this one.',
  'worked out': 'Calculated by us from reported figures: sums, shares, differences, distances.',
  claimed: 'Said by us about ourselves, not by the resorts.',
} as const;

export type FigureSource = keyof typeof figureSources;

/** The source of a figure as a word, to stand right after the figure. */
export function SourceWord({ source, className }: { source: FigureSource; className?: string }) {
  return (
    <span
      key={source}
      data-slot="source-word"
      className={cn('text-caption leading-[1.35] font-normal tracking-normal whitespace-nowrap text-ink-3', className)}
    >
      {source}
    </span>
  );
}

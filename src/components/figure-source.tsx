import { cn } from '@/lib/class-names';

/**
 * Where a figure can come from, with what that means. `data-source` on a figure, or on what holds it, names its source; what
 * is not reported has the word beside it as well (tests/routes/figure-sources.test.tsx looks at every page).
 */
export const figureSources = {
  reported: 'The resort or its weather service says so. We show it as we got it, in the units you chose.',
  estimated: 'Nobody could tell us just now, so a fixed value stands in. It is never sorted by or compared.',
  typical: 'Usual for ski resorts in general, not measured at this one.',
  'worked out': 'Calculated by us from reported figures: sums, shares, differences, distances.',
  claimed: 'Said by us about ourselves, not by the resorts.',
} as const;

export type FigureSource = keyof typeof figureSources;

/** The word of a figure's source, right after the figure. */
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

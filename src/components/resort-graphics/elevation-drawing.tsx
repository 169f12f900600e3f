import { cn } from '@/lib/class-names';
import { shareOfScale } from './elevation-scale';

// The same triangle for every mountain, in per cent of the width: only the heights differ.
const ALONE = { left: 12, summit: 50, right: 88 };
/** Leaves room on the right. */
const ASIDE = { left: 4, summit: 31, right: 58 };

const at = (metres: number): number => Number((100 - shareOfScale(metres) * 100).toFixed(2));

interface ElevationDrawingProps {
  /** Metres. */
  base: number;
  peak: number;
  /** Heights of the grid lines in metres. */
  grid: readonly number[];
  /** Dashed lines from base and peak to the right edge, for labels there. */
  hasLeaders?: boolean;
  /** Drawn narrower, with room on its right. */
  isAside?: boolean;
  className?: string;
}

/**
 * Two measured heights on the common scale: a block up to the base, a plain triangle for the drop, because nothing
 * between them is known. Fills its box. Decorative: the figures are beside it.
 */
export function ElevationDrawing({
  base,
  peak,
  grid,
  hasLeaders = false,
  isAside = false,
  className,
}: ElevationDrawingProps) {
  const foot = isAside ? ASIDE : ALONE;
  const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  const [bottom, top] = [at(base), at(peak)];
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cn('overflow-visible', className)}
    >
      <path d={grid.map((metres) => `M0 ${at(metres)}H100`).join('')} stroke="var(--line)" {...line} />
      <rect y={bottom} width="100" height={100 - bottom} fill="var(--glacier-tint)" />
      <polygon
        points={`${foot.left},${bottom} ${foot.summit},${top} ${foot.right},${bottom}`}
        fill="var(--glacier-mid)"
        className="forced-color-adjust-none"
      />
      {hasLeaders && (
        <path
          d={`M${foot.summit} ${top}H100M${foot.right} ${bottom}H100`}
          stroke="var(--ink-3)"
          strokeDasharray="2 4"
          {...line}
        />
      )}
      <path d="M0 100H100" stroke="var(--ink-3)" {...line} />
    </svg>
  );
}

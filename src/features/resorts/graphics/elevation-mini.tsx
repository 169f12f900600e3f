import { readHeights, ridgePoints, shareOfScale } from './elevation-scale';

const WIDTH = 112;
const HEIGHT = 44;

export interface ElevationMiniProps {
  /** Metres; 0 counts as unknown. */
  elevation: { base: number; peak: number };
}

/**
 * The resort's height as a small profile on the common scale, for a place beside the same figures as text.
 * With an unknown base or peak the place stays empty, so that cards keep their rows.
 */
export function ElevationMini({ elevation }: ElevationMiniProps) {
  const { base, peak } = readHeights(elevation);
  const isKnown = base !== null && peak !== null;
  const ridge = isKnown ? ridgePoints(base, peak, WIDTH, HEIGHT) : '';
  const foot = HEIGHT - shareOfScale(base ?? 0) * HEIGHT;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      className="flex-none max-[17rem]:sr-only"
    >
      {isKnown && (
        <>
          <path d={`M0 .5H${WIDTH}M0 22.5H${WIDTH}`} stroke="var(--line)" strokeDasharray="2 3" />
          <polygon points={`0,${HEIGHT} ${ridge} ${WIDTH},${HEIGHT}`} fill="var(--glacier-line)" />
          <polygon points={`0,${foot} ${ridge} ${WIDTH},${foot}`} fill="var(--glacier-mid)" />
          <path d={`M0 43.5H${WIDTH}`} stroke="var(--ink-3)" />
        </>
      )}
    </svg>
  );
}

import { ridgePoints, shareOfScale } from './elevation-scale';

const WIDTH = 700;
const HEIGHT = 260;
const MOUNTAIN = 620;
const SUMMIT = 347;
const BRACKET = 668;

const at = (metres: number): number => HEIGHT - shareOfScale(metres) * HEIGHT;

/** The lines and areas of the elevation profile, stretched to fill their box. Heights in metres. */
export function ElevationDrawing({ base, peak, grid }: { base: number; peak: number; grid: number[] }) {
  const ridge = ridgePoints(base, peak, MOUNTAIN, HEIGHT);
  const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  // Half a pixel in, so that a line along the edge is drawn whole.
  const gridLines = grid.map((metres) => `M0 ${Math.max(0.5, at(metres))}H${WIDTH}`).join('');
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="size-full overflow-visible"
    >
      <path d={gridLines} stroke="var(--line)" {...line} />
      <polygon points={`0,${HEIGHT} ${ridge} ${MOUNTAIN},${HEIGHT}`} fill="var(--glacier-tint)" />
      <polygon points={`0,${at(base)} ${ridge} ${MOUNTAIN},${at(base)}`} fill="var(--glacier-mid)" />
      <polyline points={ridge} stroke="var(--ink)" strokeWidth="2" {...line} />
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} stroke="var(--ink)" {...line} />
      <path d={`M${SUMMIT} ${at(peak)}H672M0 ${at(base)}H672`} stroke="var(--ink-3)" strokeDasharray="2 4" {...line} />
      <path d={`M${BRACKET} ${at(peak)}V${at(base)}`} stroke="var(--ink)" strokeWidth="2" {...line} />
    </svg>
  );
}

import { readHeights } from '@/domain/heights';
import { cn } from '@/lib/class-names';
import { ElevationDrawing } from './elevation-drawing';
import { gridHeights } from './elevation-scale';

interface ElevationMiniProps {
  /** Metres; 0 means unknown. */
  elevation: { base: number; peak: number };
  /** The size; 112 x 44 px by default. */
  className?: string;
}

/**
 * A resort's measured heights as a small picture on the common scale, beside the same figures as text. Empty if base or
 * peak is unknown, so that cards keep their rows.
 */
export function ElevationMini({ elevation, className = 'h-11 w-28' }: ElevationMiniProps) {
  const { base, peak } = readHeights(elevation);
  return (
    <span className={cn('block flex-none max-[17rem]:sr-only', className)}>
      {base !== null && peak !== null && (
        <ElevationDrawing base={base} peak={peak} grid={gridHeights('metric')} className="block size-full" />
      )}
    </span>
  );
}

import { StreetsNotice } from '@/components/map/streets-notice';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { FitPins } from '@/domain/filters/list-trip';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import { FitMark, fitClass } from './fit-mark';

interface MapNoticesProps {
  /** The looks of the pins say how a resort fits the trip. */
  pins: FitPins | undefined;
  /** No tile came: the pins stand on the base map. */
  haveTilesFailed: boolean;
  onRetry: () => void;
  /** The area that the list is narrowed to holds no resort. */
  isAreaEmpty: boolean;
  onClearArea: () => void;
}

/** What the map has to say of itself. */
export function MapNotices({ pins, haveTilesFailed, onRetry, isAreaEmpty, onClearArea }: MapNoticesProps) {
  return (
    <>
      {haveTilesFailed && <StreetsNotice onRetry={onRetry} />}
      {isAreaEmpty && (
        <Alert
          role="status"
          className="max-w-100 max-lg:mx-4"
          action={
            <Button size="small" onClick={onClearArea}>
              {m.result_map_clear_area()}
            </Button>
          }
        >
          {m.result_map_empty()}
        </Alert>
      )}
      {pins && <FitLegend legend={pins.legend} />}
    </>
  );
}

/** What the looks of the pins mean. */
function FitLegend({ legend }: { legend: FitPins['legend'] }) {
  return (
    <ul
      aria-label={m.result_map_legend()}
      className="flex flex-wrap gap-x-3 gap-y-1.5 rounded-2 bg-surface/90 px-2.5 py-1.5 text-caption leading-tight text-ink-2 max-lg:mx-4 max-lg:justify-center lg:grid"
    >
      {legend.map(({ step, words }) => (
        <li key={step} className="flex items-center gap-1.5">
          <span aria-hidden className={cn('map-legend-mark', fitClass(step))}>
            <span>
              <FitMark step={step} />
            </span>
          </span>
          <span key={words}>{words}</span>
        </li>
      ))}
    </ul>
  );
}

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { m } from '@/paraglide/messages';

interface MapNoticesProps {
  /** The shapes of the pins say how a resort fits the trip. */
  isByFit: boolean;
  /** No tile came: the pins stand on drawn contours. */
  haveTilesFailed: boolean;
  onRetry: () => void;
  /** The area that the list is narrowed to holds no resort. */
  isAreaEmpty: boolean;
  onClearArea: () => void;
}

/** What the map has to say of itself. */
export function MapNotices({ isByFit, haveTilesFailed, onRetry, isAreaEmpty, onClearArea }: MapNoticesProps) {
  return (
    <>
      {haveTilesFailed && (
        <Alert
          variant="warn"
          role="alert"
          // A low window keeps its map: one sentence, beside the button.
          className="max-w-100 max-lg:mx-4 not-tall:grid-cols-[1fr_auto] not-tall:py-1.5 not-tall:text-small not-tall:leading-tight not-tall:[&>svg]:hidden"
          action={
            <Button size="small" onClick={onRetry}>
              {m.action_try_again()}
            </Button>
          }
        >
          {m.result_map_ground_failed()} <span className="not-tall:sr-only">{m.result_map_pins_right()}</span>
        </Alert>
      )}
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
      {isByFit && <FitLegend />}
    </>
  );
}

/** What the shapes of the pins mean in the order "Fits your trip". */
function FitLegend() {
  return (
    <p className="rounded-2 bg-surface/90 px-2 py-1 text-[.75rem] leading-tight text-ink-2">
      {m.result_map_fit_legend()}
    </p>
  );
}

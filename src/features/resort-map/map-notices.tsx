import { StreetsNotice } from '@/components/map/streets-notice';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { m } from '@/paraglide/messages';

interface MapNoticesProps {
  /** The shapes of the pins say how a resort fits the trip. */
  isByFit: boolean;
  /** No tile came: the pins stand on the base map. */
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

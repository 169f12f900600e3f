import { StreetsNotice } from '@/components/map/streets-notice';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { m } from '@/paraglide/messages';

interface MapNoticesProps {
  /** No tile came: the pins stand on the base map. Said once all resorts are there: it stands below their progress, which goes. */
  haveTilesFailed: boolean;
  onRetry: () => void;
  /** The area that the list is narrowed to holds no resort. */
  isAreaEmpty: boolean;
  onClearArea: () => void;
}

/** What the map has to say of itself. */
export function MapNotices({ haveTilesFailed, onRetry, isAreaEmpty, onClearArea }: MapNoticesProps) {
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
    </>
  );
}

import { memo } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { cn } from '@/lib/class-names';
import { formatCount, formatRating } from '@/lib/format';
import { m } from '@/paraglide/messages';
import type { Marker } from './clusters';

/** What a resort says of the trip, for its pin: the share of who is served worst, null where that is not reported. */
export type PinFit = { share: number | null; words: string };

interface MarkerButtonProps {
  marker: Marker;
  x: number;
  y: number;
  /** In the order "Fits your trip"; undefined in any other. */
  fitOf: ((resort: Resort) => PinFit | null) | undefined;
  /** Its card is open. */
  isOpen: boolean;
  /** Hovered or focused here, or its card in the list. */
  isMarked: boolean;
  /** The one marker that Tab reaches. */
  isTabStop: boolean;
}

/** "Zermatt, rated 4.5 out of 5, enough for all four" */
function pinName({ name, rating }: Resort, fit: PinFit | null | undefined): string {
  const pin =
    rating > 0
      ? m.result_map_pin({ resort: name, rating: formatRating(rating) })
      : m.result_map_pin_unrated({ resort: name });
  return [pin, fit?.words].filter(Boolean).join(', ');
}

/** What stands at a place is made anew with each view of the map; a marker that says the same is left as it is. */
function isSame(before: MarkerButtonProps, now: MarkerButtonProps): boolean {
  const { marker: a, ...rest } = before;
  const { marker: b, ...others } = now;
  const saysSame =
    'resort' in a ? 'resort' in b && a.resort === b.resort : !('resort' in b) && a.key === b.key && a.count === b.count;
  return saysSame && (Object.keys(rest) as (keyof typeof rest)[]).every((name) => rest[name] === others[name]);
}

/** A pin with the rating, or the number of resorts that are close to each other. Its handlers are those of its layer. */
export const MarkerButton = memo(function MarkerButton(props: MarkerButtonProps) {
  const { marker, x, y, fitOf, isOpen, isMarked, isTabStop } = props;
  const isPin = 'resort' in marker;
  const fit = isPin ? fitOf?.(marker.resort) : undefined;
  const isDot = isPin && (fit === undefined ? marker.resort.rating <= 0 : (fit?.share ?? null) === null);
  return (
    <button
      type="button"
      data-marker={marker.key}
      data-source="reported"
      aria-label={isPin ? pinName(marker.resort, fit) : m.result_map_cluster({ count: formatCount(marker.count) })}
      data-marked={isOpen || isMarked || undefined}
      aria-expanded={isPin ? isOpen : undefined}
      tabIndex={isTabStop ? 0 : -1}
      className={cn(
        'map-marker',
        isPin ? 'map-marker-pin' : 'map-marker-cluster',
        isPin && fit?.share === 1 && 'map-marker-filled',
        isDot && 'map-marker-dot',
      )}
      style={{ transform: `translate3d(${x}px, ${y}px, 0)` }}
    >
      <span key={marker.key}>{isPin ? isDot ? <i /> : markerText(marker.resort) : formatCount(marker.count)}</span>
    </button>
  );
}, isSame);

/** A dash where there is no rating, as in tables: a dot says that the runs are not reported. */
const markerText = ({ rating }: Resort) => (rating > 0 ? formatRating(rating) : '–');

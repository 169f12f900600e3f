import type { Resort } from '@/api/resorts/resort.schema';
import { cn } from '@/lib/class-names';
import { formatCount, formatRating } from '@/lib/format';
import type { Marker } from './clusters';
import type { ScreenPoint } from './marker-directions';

/** What a resort says of the trip, for its pin: the share of who is served worst, null where that is not reported. */
export type PinFit = { share: number | null; words: string };

interface MarkerButtonProps {
  marker: Marker;
  at: ScreenPoint;
  /** In the order "Fits your trip"; undefined in any other. */
  fit: PinFit | null | undefined;
  /** Its card is open. */
  isOpen: boolean;
  /** Hovered or focused here, or its card in the list. */
  isMarked: boolean;
  /** The one marker that Tab reaches. */
  isTabStop: boolean;
  onPress: (marker: Marker) => void;
  onMark: (marker: Marker | null) => void;
  onFocus: (marker: Marker) => void;
  onBlur: () => void;
}

/** "Zermatt, rated 4.5 out of 5, enough for all four" */
function pinName({ name, rating }: Resort, fit: PinFit | null | undefined): string {
  const words = rating > 0 ? `rated ${formatRating(rating)} out of 5` : 'no ratings yet';
  return [name, words, fit?.words].filter(Boolean).join(', ');
}

/** A pin with the rating, or the number of resorts that are close to each other. */
export function MarkerButton(props: MarkerButtonProps) {
  const { marker, at, fit, isOpen, isMarked, isTabStop, onPress, onMark, onFocus, onBlur } = props;
  const isPin = 'resort' in marker;
  const isDot = isPin && (fit === undefined ? marker.resort.rating <= 0 : (fit?.share ?? null) === null);
  return (
    <button
      type="button"
      data-marker={marker.key}
      data-source="reported"
      aria-label={isPin ? pinName(marker.resort, fit) : `${formatCount(marker.count)} resorts here. Show them`}
      data-marked={isOpen || isMarked || undefined}
      aria-expanded={isPin ? isOpen : undefined}
      tabIndex={isTabStop ? 0 : -1}
      className={cn(
        'map-marker',
        isPin ? 'map-marker-pin' : 'map-marker-cluster',
        isPin && fit?.share === 1 && 'map-marker-filled',
        isDot && 'map-marker-dot',
      )}
      style={{ transform: `translate3d(${at.x}px, ${at.y}px, 0)` }}
      onClick={() => onPress(marker)}
      onPointerEnter={() => onMark(marker)}
      onPointerLeave={() => onMark(null)}
      onFocus={() => onFocus(marker)}
      onBlur={onBlur}
    >
      <span key={marker.key}>{isPin ? isDot ? <i /> : markerText(marker.resort) : formatCount(marker.count)}</span>
    </button>
  );
}

const markerText = ({ rating }: Resort) => (rating > 0 ? formatRating(rating) : '·');

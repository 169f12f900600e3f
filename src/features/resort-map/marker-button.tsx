import { memo } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import type { FitOfPin, FitPins } from '@/domain/filters/list-trip';
import type { FitStep } from '@/domain/trip/fit-step';
import { cn } from '@/lib/class-names';
import { formatCount, formatRating } from '@/lib/format';
import { m } from '@/paraglide/messages';
import type { ClusterFit } from './clusters';
import { FitMark, fitClass, isLastStep } from './fit-mark';

interface MarkerState {
  /** The key of the marker. */
  id: string;
  x: number;
  y: number;
  /** With a trip that resorts are judged by. */
  pins: FitPins | undefined;
  /** Its card is open. */
  isOpen: boolean;
  /** Hovered or focused here, or its card in the list. */
  isMarked: boolean;
  /** The one marker that Tab reaches. */
  isTabStop: boolean;
}

/** A marker without its point: that is a new object after each move of the map, and would re-render the memoised button. */
type Shown = { resort: Resort } | ({ count: number } & ClusterFit);

/** "Zermatt, rated 4.5 out of 5. Fits your trip" */
function pinName({ name, rating }: Resort, fit: FitOfPin | null | undefined): string {
  const pin =
    rating > 0
      ? m.result_map_pin({ resort: name, rating: formatRating(rating) })
      : m.result_map_pin_unrated({ resort: name });
  return [pin, fit?.words].filter(Boolean).join('. ');
}

/** The best step of the resorts in a cluster. */
function bestIn({ fits, caveat }: ClusterFit, { legend }: FitPins): FitOfPin | undefined {
  const [first, second, last] = legend;
  if (fits > 0) return first;
  return caveat > 0 ? second : last;
}

/** "12 resorts here, 5 of them fit your trip. Show them" */
function clusterName(count: number, { fits }: ClusterFit, best: FitOfPin | null | undefined): string {
  const shown = formatCount(count);
  if (!best) return m.result_map_cluster({ count: shown });
  if (fits > 0) return m.result_map_cluster_fits({ count: shown, fits, shown: formatCount(fits) });
  return best.step === 'caveat'
    ? m.result_map_cluster_caveat({ count: shown })
    : m.result_map_cluster_last({ count: shown, words: best.words });
}

/**
 * A pin with the rating, or the number of resorts that are close to each other; with a trip both show how they fit. Its
 * handlers are those of its layer.
 */
export const MarkerButton = memo(function MarkerButton({
  id,
  x,
  y,
  pins,
  isOpen,
  isMarked,
  isTabStop,
  ...shown
}: MarkerState & Shown) {
  const isPin = 'resort' in shown;
  const fit = pins && (isPin ? pins.of(shown.resort) : bestIn(shown, pins));
  const name = isPin ? pinName(shown.resort, fit) : clusterName(shown.count, shown, fit);
  return (
    <button
      type="button"
      data-marker={id}
      data-source="reported"
      aria-label={name}
      data-marked={isOpen || isMarked || undefined}
      aria-expanded={isPin ? isOpen : undefined}
      tabIndex={isTabStop ? 0 : -1}
      className={cn(
        'map-marker',
        isPin ? 'map-marker-pin' : 'map-marker-cluster',
        fit && fitClass(fit.step),
        isPin && !fit && shown.resort.rating <= 0 && 'map-marker-dot',
      )}
      style={{ transform: `translate3d(${x}px, ${y}px, 0)` }}
    >
      {/* The name says all that the sign shows, which is replaced with it, for browsers that translate the page. */}
      <span key={name}>
        {isPin ? (
          <PinSign rating={shown.resort.rating} step={fit?.step} />
        ) : (
          <ClusterSign count={shown.count} fits={shown.fits} />
        )}
      </span>
    </button>
  );
});

/** The rating, a dot without one; with a trip beside the sign of its step, of which the last stands alone. */
function PinSign({ rating, step }: { rating: number; step: FitStep | undefined }) {
  if (!step) return rating > 0 ? formatRating(rating) : <i />;
  return (
    <>
      <FitMark step={step} />
      {!isLastStep(step) && (rating > 0 ? formatRating(rating) : '–')}
    </>
  );
}

/** How many resorts, and how many of them fit the trip. */
function ClusterSign({ count, fits }: { count: number; fits: number }) {
  return (
    <>
      {formatCount(count)}
      {fits > 0 && (
        <small>
          <FitMark step="fits" />
          {formatCount(fits)}
        </small>
      )}
    </>
  );
}

import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import { Photo } from '@/components/photo';
import { ElevationMini } from '@/components/resort-graphics/elevation-mini';
import { paths } from '@/config/paths';
import { isFewReviews } from '@/domain/few-reviews';
import { regionName } from '@/domain/region-name';
import { cn } from '@/lib/class-names';
import { countryName } from '@/lib/country-names';
import { formatCount } from '@/lib/format';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { cardFacts } from './card-facts';
import { type CardSlots, noSlots } from './card-slots';
import { CardHead, cardNameClasses, ResortCardLayout } from './resort-card-layout';
import { ResortRating } from './resort-rating';

export interface ResortCardProps {
  resort: Resort;
  slots?: CardSlots | undefined;
  /** In the first screen: its picture is loaded before the rest. */
  priority?: boolean;
  /** The list already says which region its resorts are in. */
  isRegionClear?: boolean | undefined;
  /** Outlined, because its pin on the map is hovered or focused. */
  isMarked?: boolean;
  /** For the virtual list: the row's index, and a ref that measures it. */
  row?: number | undefined;
  measureRow?: ((element: HTMLElement | null) => void) | undefined;
}

// The link covers the whole card except the gap below it, and so does its focus ring.
const linkClasses =
  '[--ring:none] group-hover/card:underline group-hover/card:decoration-2 group-hover/card:underline-offset-[.16em] ' +
  'after:absolute after:inset-x-0 after:top-0 after:bottom-(--card-gap) after:rounded-2 ' +
  'focus-visible:after:[box-shadow:0_0_0_2px_var(--paper),0_0_0_5px_var(--focus)] ' +
  // Transparent; forced colours paint it, on the focused card alone.
  'focus-visible:after:[outline:3px_solid_transparent]';

// Around the picture, because forced colours paint this outline too.
const markedClasses = '[&>.picture]:outline-3 [&>.picture]:outline-offset-3 [&>.picture]:outline-ink';

/** One resort in a list: an article named after it, covered by a link, with an action above the link. */
export const ResortCard = memo(function ResortCard({
  resort,
  slots = noSlots,
  priority = false,
  isRegionClear = false,
  isMarked = false,
  row,
  measureRow,
}: ResortCardProps) {
  const nameId = useId();
  const place = [countryName(resort.country), !isRegionClear && regionName(resort.region)].filter(Boolean).join(' · ');
  return (
    <article
      ref={measureRow}
      data-index={row}
      aria-labelledby={nameId}
      data-resort={resort.id}
      data-marked={isMarked || undefined}
      className={cn('card-rows group/card', isMarked && markedClasses)}
    >
      <ResortCardLayout
        picture={<Photo src={resort.thumbnailUrl} alt="" facts={resort} crop="card" priority={priority} />}
        head={
          <CardHead
            name={
              <h3 id={nameId} title={resort.name} className={cardNameClasses}>
                <Link to={paths.resort(resort.id)} className={linkClasses}>
                  {resort.name}
                </Link>
              </h3>
            }
            place={place || regionName(resort.region)}
            rating={<CardRating rating={resort.rating} reviewCount={resort.reviewCount} />}
          />
        }
        profile={<ElevationMini elevation={resort.elevation} />}
        facts={cardFacts(resort, useUnits())}
        fit={slots.renderFit?.(resort)}
        note={slots.renderNote?.(resort)}
        compare={slots.renderCompare?.(resort)}
      />
      {slots.renderAction && <div className="absolute top-2.5 right-2.5 z-2">{slots.renderAction(resort)}</div>}
    </article>
  );
});

/** The rating of a resort with its number of reviews, or that there is none. */
export function CardRating({ rating, reviewCount }: Pick<Resort, 'rating' | 'reviewCount'>) {
  if (rating <= 0) return <span className="text-small leading-[1.4] text-ink-3">{m.no_ratings()}</span>;
  return (
    <ResortRating rating={rating} reviewCount={reviewCount}>
      <span key={reviewCount} className="text-caption font-normal text-ink-3">
        {reviewWords(reviewCount)}
      </span>
    </ResortRating>
  );
}

function reviewWords(count: number): string {
  if (count === 0) return '/5';
  return isFewReviews(count) ? m.card_few_reviews() : m.review_count({ count, shown: formatCount(count) });
}

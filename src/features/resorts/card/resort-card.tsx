import { Star } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import { Photo } from '@/components/photo';
import { paths } from '@/config/paths';
import { formatCount, formatPrice, formatRating } from '@/lib/format';
import { shortSeason } from '@/lib/short-season';
import type { Units } from '@/lib/units';
import { ElevationMini } from '../graphics/elevation-mini';
import { readHeights } from '../graphics/elevation-scale';
import { cardNameClasses, ResortCardLayout } from './resort-card-layout';

interface ResortCardProps {
  resort: Resort;
  units: Units;
  /** What is rendered on the picture, such as the heart. */
  renderAction?: ((resort: Resort) => ReactNode) | undefined;
  /** What is rendered below the facts, such as the weather. */
  renderNote?: ((resort: Resort) => ReactNode) | undefined;
  /** Part of the first screen: its picture comes before the rest. */
  priority?: boolean;
  /** For the virtual list: the row it is in, and what measures that row. */
  row?: number | undefined;
  measureRow?: ((element: HTMLElement | null) => void) | undefined;
}

// The whole card is the link, less the gap below it, and so is its focus ring.
const linkClasses =
  '[--ring:none] group-hover/card:underline group-hover/card:decoration-2 group-hover/card:underline-offset-[.16em] ' +
  'after:absolute after:inset-x-0 after:top-0 after:bottom-(--card-gap) after:rounded-2 after:outline-3 after:outline-transparent ' +
  'focus-visible:after:[box-shadow:0_0_0_2px_var(--paper),0_0_0_5px_var(--focus)] focus-visible:after:outline-solid';

/** One resort in a list: an article named by it, wholly a link, with an action above the link. */
export const ResortCard = memo(function ResortCard({
  resort,
  units,
  renderAction,
  renderNote,
  priority = false,
  row,
  measureRow,
}: ResortCardProps) {
  const nameId = useId();
  const place = [resort.country, resort.region].filter(Boolean).join(' · ');
  return (
    <article
      ref={measureRow}
      data-index={row}
      aria-labelledby={nameId}
      data-resort={resort.id}
      className="card-rows group/card"
    >
      <ResortCardLayout
        picture={<Photo src={resort.thumbnailUrl} alt="" facts={resort} crop="card" priority={priority} />}
        name={
          <h3 id={nameId} title={resort.name} className={cardNameClasses}>
            <Link to={paths.resort(resort.id)} className={linkClasses}>
              {resort.name}
            </Link>
          </h3>
        }
        place={place}
        placeTitle={place}
        rating={<CardRating rating={resort.rating} />}
        elevation={elevationText(resort, units) ?? <NotAvailable />}
        profile={<ElevationMini elevation={resort.elevation} />}
        facts={[
          { label: 'Runs', value: runsText(resort, units) ?? <NotAvailable /> },
          { label: 'Season', value: shortSeason(resort.season) ?? <NotAvailable /> },
          {
            label: 'Snowfall',
            value: resort.averageSnowfall > 0 ? `${units.snow(resort.averageSnowfall).text} / year` : <NotAvailable />,
          },
          { label: 'Lift ticket, day', value: formatPrice(resort.price) ?? <NotAvailable /> },
        ]}
        note={renderNote?.(resort)}
      />
      {renderAction && <div className="absolute top-2.5 right-2.5 z-2">{renderAction(resort)}</div>}
    </article>
  );
});

function CardRating({ rating }: { rating: number }) {
  if (rating <= 0) return <span className="text-small leading-[1.4] text-ink-3">No ratings yet</span>;
  return (
    <span
      role="img"
      aria-label={`Rated ${formatRating(rating)} out of 5`}
      className="inline-flex items-baseline gap-[.3em] font-bold"
    >
      <Star aria-hidden className="size-[.9em]! translate-y-[.06em] fill-current stroke-none!" />
      {formatRating(rating)}
      <span className="text-caption font-normal text-ink-3">/5</span>
    </span>
  );
}

function NotAvailable() {
  return (
    <span role="img" aria-label="not available">
      –
    </span>
  );
}

/** "1,620 – 3,883 m", or the one height that is known with its name. */
function elevationText({ elevation }: Resort, units: Units): string | null {
  const { base, peak } = readHeights(elevation);
  if (base !== null && peak !== null) return `${units.elevation(base).value} – ${units.elevation(peak).text}`;
  if (peak !== null) return `Peak ${units.elevation(peak).text}`;
  return base === null ? null : `Base ${units.elevation(base).text}`;
}

/** The count of runs; where there is none, their length. */
function runsText({ trails, slopesKm }: Resort, units: Units): string | null {
  if (trails.total > 0) return formatCount(trails.total);
  return slopesKm && slopesKm.total > 0 ? units.distance(slopesKm.total).text : null;
}

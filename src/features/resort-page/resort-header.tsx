import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import { HowWeKnow } from '@/components/how-we-know';
import { Photo } from '@/components/photo';
import { ResortRating } from '@/components/resort-card/resort-rating';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { regionName } from '@/domain/region-name';
import { cn } from '@/lib/class-names';
import { countryName } from '@/lib/country-names';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { KeyFigures } from './key-figures';
import { delayedSkeleton } from './resort-detail-skeleton';

/** Length in letters above which a name wraps beside its rating. */
const LONG_NAME = 34;

/** Type size of the name: short names are large, and long ones small enough that little moves when they arrive. */
function nameSize({ length }: string): string {
  // A name as long as a paragraph would push everything down: it gets two lines beside its rating, and scrolls.
  if (length > 80) return 'resort-name-longest max-h-[2lh] overflow-y-auto md:flex-1 md:basis-0 md:text-[1.5rem]';
  if (length > LONG_NAME) return 'resort-name-longest max-lg:flex-1 max-lg:basis-0 max-md:text-[1.0625rem]';
  return length > 24 ? 'resort-name-long' : 'resort-name';
}

interface ResortHeaderProps {
  /** Undefined while it loads; the heading keeps its place and the focus. */
  resort: Resort | undefined;
  /** False while only a list's summary is known, whose missing figures may still arrive. */
  isWhole: boolean;
  /** Null while unknown. */
  reviewCount: number | null;
  /** Buttons at the right, below on phones. */
  action: ReactNode;
  /** The current snow, last of the figures. */
  snow: ReactNode;
  /** How the resort fits the trip. */
  trip: ReactNode;
}

/** Picture, place, name, rating and key figures. */
export function ResortHeader({ resort, isWhole, reviewCount, action, snow, trip }: ResortHeaderProps) {
  return (
    <div>
      {resort ? (
        <Photo src={resort.imageUrl || resort.thumbnailUrl} alt="" facts={resort} crop="banner" priority />
      ) : (
        <div className="picture banner-picture" />
      )}
      <div className="wrap">
        <div className="resort-head relative">
          {/* On phones at the end of the first line, because there is no room in the row of the rating. */}
          <HowWeKnow words="where wide" className="absolute! top-0 right-0 min-h-11 justify-end md:hidden!" />
          <div className="flex min-h-22 max-md:min-h-16 min-w-0 flex-wrap content-start items-baseline gap-x-6 wrap-anywhere max-md:justify-between max-md:gap-x-4">
            {/* Positioned, so that the plate behind the name in forced colours does not cover it. */}
            <p className="relative min-h-lh min-w-0 basis-full text-small wrap-anywhere max-md:pr-9 text-ink-2 max-md:text-caption">
              {resort ? <Place resort={resort} /> : <Pending>Country · Region</Pending>}
            </p>
            <h1 className={resort ? nameSize(resort.name) : 'resort-name'}>
              {resort ? (
                <span key={resort.name}>{resort.name}</span>
              ) : (
                <>
                  <Pending>A resort</Pending>
                  <span className="sr-only">{m.resort_loading()}</span>
                </>
              )}
            </h1>
            {/* Keyed, so that it is mounted where the name ends and does not move there from the skeleton. Same
                height and baseline with and without the link to the reviews. */}
            <p
              key={resort ? 'rating' : 'skeleton'}
              data-source="reported"
              className={cn(
                "-my-2.5 flex min-h-11 flex-wrap items-baseline gap-x-4 text-ink-2 before:invisible before:-mr-4 before:w-0 before:leading-11 before:content-['.'] max-md:gap-x-2.5 max-md:text-small max-md:before:-mr-2.5",
                // The line break of a long name beside it would depend on the number of reviews.
                resort && resort.name.length > LONG_NAME && 'max-md:justify-end',
              )}
            >
              {resort ? <Rating resort={resort} reviewCount={reviewCount} /> : <Pending>4.8 3 reviews</Pending>}
            </p>
          </div>
          <div className="flex min-h-12 flex-wrap gap-2.5 print:hidden max-lg:*:grow max-lg:*:basis-[28%] max-md:*:px-2 max-md:*:text-small max-[26rem]:gap-1.5 max-[26rem]:*:gap-1.5 max-[26rem]:*:px-1.5 max-[26rem]:[&:lang(de)>*]:text-caption">
            {action}
          </div>
        </div>
        <KeyFigures resort={isWhole ? resort : undefined} snow={snow} />
        {trip}
      </div>
    </div>
  );
}

function Pending({ children }: { children: string }) {
  return <Skeleton {...delayedSkeleton}>{children}</Skeleton>;
}

function Place({ resort: { country, region } }: { resort: Resort }) {
  return (
    <>
      {country && (
        <Link
          to={paths.resortsOfCountry(country)}
          className="relative underline decoration-glacier-line decoration-2 underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-[13px] hover:text-ink hover:decoration-current"
        >
          {countryName(country)}
        </Link>
      )}
      {region && <span key={region}>{country ? ` · ${regionName(region)}` : regionName(region)}</span>}
    </>
  );
}

const countWords = (count: number) => m.review_count({ count, shown: formatCount(count) });

function Rating({ resort: { id, rating }, reviewCount }: { resort: Resort; reviewCount: number | null }) {
  return (
    <>
      {rating > 0 ? (
        <ResortRating rating={rating} className="text-ink">
          <span className="text-caption font-normal text-ink-3 max-md:hidden">/5</span>
        </ResortRating>
      ) : (
        <span>{m.no_ratings()}</span>
      )}
      {reviewCount === null ? (
        // Keeps the button beside it in its place.
        <span aria-hidden className="invisible max-md:hidden">
          {countWords(0)}
        </span>
      ) : (
        <Link
          key={reviewCount}
          to={paths.resort(id, 'reviews')}
          replace
          preventScrollReset
          className="link inline-flex!"
        >
          {countWords(reviewCount)}
        </Link>
      )}
      <HowWeKnow words="where wide" className="inline-flex! self-center max-md:hidden!" />
    </>
  );
}

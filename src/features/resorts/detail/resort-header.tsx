import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { Photo } from '@/components/photo';
import { ChangingText } from '@/components/ui/changing-text';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/class-names';
import { formatCount, formatRating } from '@/lib/format';
import { useUnits } from '@/lib/units';
import { delayedSkeleton } from './resort-detail-skeleton';

// As the design has it, but never so high that name, rating, button and tabs leave the first screen. What is cut off for
// that is more of the foreground than of the peaks.
const bannerSize = 'h-[clamp(15rem,37vw,min(40rem,100svh-22.5rem))] [&>img]:object-[50%_25%]!';

/** Sizes of the name: what fits one line stays large, and on phones what follows hardly moves when the name arrives. */
function nameSize({ length }: string): string {
  // A paragraph of a name would push everything down when it arrives: it keeps to a few lines, and scrolls.
  if (length > 80) return 'text-section max-h-[3lh] overflow-y-auto max-md:max-h-[2lh]';
  if (length > 34) return 'text-section md:text-title';
  if (length > 30) return 'text-title';
  return length > 12 ? 'text-title md:text-hero' : 'text-hero';
}

interface ResortHeaderProps {
  /** Undefined while it loads; the heading keeps its place and the focus. */
  resort: Resort | undefined;
  /** Reviews of the resort, or null when unknown. */
  reviewCount: number | null;
  /** Button at the right, below on phones. */
  action: ReactNode;
}

/** Picture, place, name, and the most wanted figures. */
export function ResortHeader({ resort, reviewCount, action }: ResortHeaderProps) {
  return (
    <div>
      {resort ? (
        <Photo
          src={resort.imageUrl || resort.thumbnailUrl}
          alt=""
          facts={resort}
          crop="banner"
          priority
          className={bannerSize}
        />
      ) : (
        <div className={cn('picture max-h-160 min-h-60 rounded-[0]', bannerSize)} />
      )}
      <div className="wrap grid items-end gap-x-8 gap-y-4 py-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0 wrap-anywhere">
          <p className="min-h-[1lh] text-ink-2">
            {resort ? [resort.country, resort.region].filter(Boolean).join(' · ') : <Pending>Country · Region</Pending>}
          </p>
          {/* On phones the placeholder is a little taller than a short name, as most names are. */}
          <h1 className={resort ? nameSize(resort.name) : 'text-hero max-md:pb-2.5'}>
            {resort ? (
              resort.name
            ) : (
              <>
                <Pending>Resort name</Pending>
                <span className="sr-only">Loading resort</span>
              </>
            )}
          </h1>
          <p className="mt-3 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-ink-2">
            {resort ? (
              <HeaderFigures resort={resort} reviewCount={reviewCount} />
            ) : (
              <Pending>4.8 /5 145 slopes</Pending>
            )}
          </p>
        </div>
        <div className="min-h-12 max-md:*:w-full">{action}</div>
      </div>
    </div>
  );
}

function Pending({ children }: { children: string }) {
  return <Skeleton {...delayedSkeleton}>{children}</Skeleton>;
}

function HeaderFigures({
  resort: { rating, trails, slopesKm },
  reviewCount,
}: Omit<ResortHeaderProps, 'action'> & { resort: Resort }) {
  const units = useUnits();
  return (
    <>
      {rating > 0 ? (
        <span
          role="img"
          aria-label={`Rated ${formatRating(rating)} out of 5`}
          className="inline-flex items-baseline gap-[.3em] font-bold text-ink"
        >
          <Star aria-hidden className="size-[.9em]! translate-y-[.06em] fill-current stroke-none!" />
          <ChangingText>{formatRating(rating)}</ChangingText>
          <span className="text-caption font-normal text-ink-3">/5</span>
        </span>
      ) : (
        <span>No ratings yet</span>
      )}
      {trails.total > 0 ? (
        <Count count={trails.total} noun="slope" />
      ) : slopesKm && slopesKm.total > 0 ? (
        <span>
          <b className="text-ink">
            <ChangingText>{units.distance(slopesKm.total).text}</ChangingText>
          </b>
          <span> of slopes</span>
        </span>
      ) : null}
      {reviewCount === null ? null : <Count count={reviewCount} noun="review" />}
    </>
  );
}

function Count({ count, noun }: { count: number; noun: string }) {
  return (
    <span key={count}>
      <b className="text-ink">{formatCount(count)}</b>
      <span>{` ${count === 1 ? noun : `${noun}s`}`}</span>
    </span>
  );
}

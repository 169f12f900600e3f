import type { ReactNode } from 'react';
import type { Review } from '@/api/reviews/review.schema';
import { englishLang } from '@/components/in-english';
import { RatingStars } from '@/components/rating-stars';
import { UserAvatar } from '@/components/user-avatar';
import { cn } from '@/lib/class-names';
import { formatIsoDate } from '@/lib/format-iso-date';
import { m } from '@/paraglide/messages';

interface ReviewCardProps {
  review: Review;
  /** Accessible name, where "Review by …" would not be unique. */
  label?: string;
  /** Replaces the author where all cards are one person's: the resort's picture and name. */
  subject?: { picture: ReactNode; heading: ReactNode };
  /** Buttons at the right, such as the author's own. */
  actions?: ReactNode;
}

/** One review: author, date, stars and text. */
export function ReviewCard({ review, label, subject, actions }: ReviewCardProps) {
  const { userName, userAvatar, rating, title, comment, createdAt } = review;
  const date = formatIsoDate(createdAt);
  // Reviews are taken to be English. One's own may be in the language of the page.
  const lang = subject ? undefined : englishLang;
  return (
    <article
      data-words=""
      aria-label={label ?? m.reviews_by_person({ person: userName })}
      className="border-t border-line py-6 wrap-anywhere"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        {/* With a picture, the name gets its own line on phones. */}
        <div className={cn('flex min-w-0 items-center gap-3', subject ? 'flex-[1_1_15rem]' : 'flex-[1_1_9.5rem]')}>
          {subject ? subject.picture : <UserAvatar name={userName} src={userAvatar} size="large" />}
          <div className="min-w-0">
            {subject ? subject.heading : <p className="leading-[1.3] font-bold">{userName}</p>}
            {date && (
              <p className="text-caption text-ink-3">
                <time dateTime={createdAt}>{date}</time>
              </p>
            )}
          </div>
        </div>
        <div className="flex min-h-11 items-center gap-1">
          <RatingStars value={rating} />
          {actions}
        </div>
      </div>
      {title && (
        <h3 lang={lang} dir="auto" className="mt-3 text-[1.25rem]">
          {title}
        </h3>
      )}
      {comment && (
        <p lang={lang} dir="auto" className="mt-1.5 max-w-measure whitespace-pre-line text-ink-2">
          {comment}
        </p>
      )}
    </article>
  );
}

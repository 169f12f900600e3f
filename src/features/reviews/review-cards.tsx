import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Review } from '@/api/reviews/review.schema';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';

/** How many reviews are rendered at first and per "more": thousands at once would block the page. */
const STEP = 20;

/** Cards far outside the viewport are not painted. The padding leaves room for the focus ring. */
const skipPaint = '-m-2 p-2 [content-visibility:auto] [contain-intrinsic-block-size:auto_13rem]';

interface ReviewCardsProps {
  reviews: readonly Review[];
  renderCard: (review: Review) => ReactNode;
}

/** A list of reviews, more on demand. The first added one gets the focus, so that reading continues there. */
export function ReviewCards({ reviews, renderCard }: ReviewCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [limit, setLimit] = useState(STEP);

  const showMore = () => {
    // The reviews must be there before one of them can have the focus.
    flushSync(() => setLimit(limit + STEP));
    const firstNew = list.current?.children[limit]?.querySelector<HTMLElement>('article');
    if (!firstNew) return;
    firstNew.tabIndex = -1;
    firstNew.focus();
  };

  const shown = reviews.slice(0, limit);
  return (
    <>
      <ul ref={list}>
        {shown.map((review, index) => (
          <li key={review.id} className={index < STEP ? undefined : skipPaint}>
            {renderCard(review)}
          </li>
        ))}
      </ul>
      {reviews.length > STEP && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6">
          {shown.length < reviews.length && <Button onClick={showMore}>{m.reviews_show_more()}</Button>}
          <p role="status" className="text-small text-ink-2">
            <ChangingText>
              {m.reviews_showing({ shown: formatCount(shown.length), total: formatCount(reviews.length) })}
            </ChangingText>
          </p>
        </div>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { resortQueries } from '@/api/resorts/resorts.queries';
import type { Review } from '@/api/reviews/review.schema';
import { reviewQueries } from '@/api/reviews/reviews.queries';
import { EmptyState, ExploreButton } from '@/components/empty-state';
import { LoadError } from '@/components/load-error';
import { Photo } from '@/components/photo';
import { Panel, PanelTitle } from '@/components/ui/panel';
import { paths } from '@/config/paths';
import { useAddressState } from '@/lib/address-state';
import { useAnnounceFailure } from '@/lib/announce-failure';
import { focusHeading, leavingFocusOnHeading } from '@/lib/focus-heading';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { MyReviewsBar } from './my-reviews-bar';
import { filterReviews, myReviewsParsers } from './my-reviews-filter';
import { OwnReviewDialogs } from './own-review-dialogs';
import { RatingSummary } from './rating-summary';
import { ReviewCard } from './review-card';
import { ReviewCards } from './review-cards';
import { dropSavedDraft } from './review-drafts';
import { ReviewSkeletons } from './review-skeletons';

/** The columns of a resort's reviews, without their vertical padding: the page has its own. */
const columns = 'detail-columns py-0';

const headingIdOf = ({ id }: Review) => `resort-of-review-${id}`;
const resortNameOf = ({ resortName }: Review) => resortName || m.reviews_this_resort();

/** All reviews a person has written, with sorting, filtering, editing and deleting. */
export function MyReviews({ userId }: { userId: string }) {
  const { data: reviews, error, refetch } = useQuery(reviewQueries.mine(userId));
  useAnnounceFailure(error, { failure: m.reviews_mine_failed(), isShownInline: reviews === undefined });
  useEffect(() => {
    for (const review of reviews ?? []) dropSavedDraft(userId, review);
  }, [userId, reviews]);
  const { values: filter, change } = useAddressState(myReviewsParsers);
  const shown = filterReviews(reviews ?? [], filter);

  // An edited review may no longer pass the filter and disappear, with the focused button.
  useRestoreFocus(focusHeading, shown.length, (before, now) => now < before);

  if (reviews === undefined && error) {
    return (
      <LoadError
        title={m.reviews_mine_failed()}
        message={error.message}
        actions={[{ label: m.action_try_again(), onClick: leavingFocusOnHeading(refetch) }]}
      />
    );
  }
  if (reviews === undefined) {
    return (
      <div className={columns}>
        <ReviewSkeletons />
      </div>
    );
  }
  // The dialogs stay mounted whatever the list becomes: the review being edited may leave it, even as the last one.
  return (
    <OwnReviewDialogs userId={userId} resortNameOf={resortNameOf} onFocusLost={focusHeading}>
      {(renderActions) =>
        reviews.length === 0 ? (
          <EmptyState title={m.reviews_none_own()} text={m.reviews_none_own_text()} action={<ExploreButton />} />
        ) : (
          <div className={columns}>
            <div>
              <MyReviewsBar
                filter={filter}
                onChange={change}
                onClear={leavingFocusOnHeading(() => change({ sort: 'newest', rating: 'all' }))}
                shown={shown.length}
                total={reviews.length}
              />
              {shown.length === 0 ? (
                <EmptyState title={m.reviews_no_match()} text={m.reviews_no_match_text()} />
              ) : (
                <ReviewCards
                  key={`${filter.sort} ${filter.rating}`}
                  reviews={shown}
                  renderCard={(review) => (
                    <ReviewCard
                      review={review}
                      label={m.reviews_of_resort({ resort: resortNameOf(review) })}
                      subject={{
                        picture: <ResortThumbnail resortId={review.resortId} />,
                        heading: (
                          <h2 id={headingIdOf(review)} className="text-[1.5rem]">
                            <ResortLink review={review} />
                          </h2>
                        ),
                      }}
                      actions={renderActions(review, headingIdOf(review))}
                    />
                  )}
                />
              )}
            </div>
            <Panel className="lg:tall:sticky lg:top-26">
              <PanelTitle>{m.reviews_your_ratings()}</PanelTitle>
              <RatingSummary ratings={reviews.map(({ rating }) => rating)} />
            </Panel>
          </div>
        )
      }
    </OwnReviewDialogs>
  );
}

/** The name of a review's resort, as a link to its reviews if the server has sent its id. */
function ResortLink({ review: { resortId, resortName } }: { review: Review }) {
  const name = resortName || m.reviews_the_resort();
  if (resortId === '') return name;
  return (
    <Link to={paths.resort(resortId, 'reviews')} className="link inline-flex">
      {name}
    </Link>
  );
}

/**
 * The picture of a resort known by its id alone. An empty frame while the resort loads, and if it cannot be loaded.
 * Decorative: the name is beside it.
 */
function ResortThumbnail({ resortId }: { resortId: string }) {
  const { data: resort } = useQuery({ ...resortQueries.detail(resortId), enabled: resortId !== '' });
  return (
    <div className="w-20 flex-none max-[17rem]:hidden">
      {resort ? (
        <Photo src={resort.thumbnailUrl} alt="" facts={resort} crop="card" />
      ) : (
        <div className="picture aspect-4/3" />
      )}
    </div>
  );
}

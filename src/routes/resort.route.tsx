import { Navigate, useLocation, useParams } from 'react-router-dom';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { paths } from '@/config/paths';
import { NearAndAlike } from '@/features/alike/near-and-alike';
import { CompareToggle } from '@/features/compare/compare-toggle';
import { FavoriteToggle } from '@/features/favorites/favorite-toggle';
import { unknownResortState } from '@/features/resort-list/unknown-resort-state';
import { ResortDetail, type ResortPageSlots, TrailsTab } from '@/features/resort-page/resort-detail';
import { ResortFailure } from '@/features/resort-page/resort-failure';
import { ResortHead } from '@/features/resort-page/resort-head';
import { ShareResort } from '@/features/resort-page/share-resort';
import { useResort } from '@/features/resort-page/use-resort';
import { useResortTab } from '@/features/resort-page/use-resort-tab';
import { useReviewCount } from '@/features/reviews/use-review-count';
import { TripVerdict } from '@/features/trip/trip-verdict';
import { useTrip } from '@/features/trip/use-trip';
import { SnowNow } from '@/features/weather/snow-now';

const Overview = lazyWithRetry(
  () => import('./resort-overview'),
  ({ ResortOverview }) => ResortOverview,
);
const WeatherTab = lazyWithRetry(
  () => import('@/features/weather/weather-tab'),
  ({ WeatherTab }) => WeatherTab,
);
const ReviewsTab = lazyWithRetry(
  () => import('@/features/reviews/reviews-tab'),
  ({ ReviewsTab }) => ReviewsTab,
);
const slots: ResortPageSlots = {
  renderAction: (resort) => (
    <>
      <FavoriteToggle resort={resort} />
      <CompareToggle resort={resort} isLarge />
      <ShareResort resort={resort} />
    </>
  ),
  renderSnow: ({ id }) => <SnowNow resortId={id} />,
  renderOverview: (resort, fallback) => <Overview resort={resort} fallback={fallback} />,
  renderWeather: ({ id, averageSnowfall }, fallback) => (
    <WeatherTab resortId={id} averageSnowfall={averageSnowfall} fallback={fallback} />
  ),
  renderTrip: (resort) => <TripVerdict resort={resort} />,
  renderReviews: ({ id, name }, fallback) => <ReviewsTab resortId={id} resortName={name} fallback={fallback} />,
  prefetchSections: () => {
    for (const section of [Overview, TrailsTab, WeatherTab, ReviewsTab]) section.prefetch();
  },
};

/** A prerendered page has the overview in it. */
export const preloadParts = Overview.preload;

/** One resort; an unknown one leads to the list, which names it. */
export function Component() {
  const { resortId = '' } = useParams();
  const { search, hash } = useLocation();
  const { resort, isPreview, isUnknown, failure, retry } = useResort(resortId);
  const reviewCount = useReviewCount(resort);
  const [tab] = useResortTab();
  const { place } = useTrip();

  if (isUnknown) {
    // Ids are lower-case; a typed address may not be.
    const lower = resortId.toLowerCase();
    return (
      // Keeps the footer below the window until the page that follows has loaded.
      <div aria-busy="true" className="min-h-svh">
        {lower === resortId ? (
          <Navigate to={paths.resorts} replace state={unknownResortState(resortId)} />
        ) : (
          <Navigate to={{ pathname: paths.resort(lower), search, hash }} replace />
        )}
      </div>
    );
  }
  return (
    <>
      <ResortHead tab={tab} resort={resort} reviewCount={reviewCount} />
      {failure ? (
        <ResortFailure error={failure} onRetry={retry} />
      ) : (
        <ResortDetail key={resortId} resort={resort} isPreview={isPreview} reviewCount={reviewCount} slots={slots} />
      )}
      {resort && !isPreview && <NearAndAlike key={`near ${resortId}`} resort={resort} place={place} />}
    </>
  );
}

import { Navigate, useParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { FavoriteToggle } from '@/features/favorites/favorite-toggle';
import { ResortDetail } from '@/features/resorts/detail/resort-detail';
import { ResortFailure } from '@/features/resorts/detail/resort-failure';
import { ResortHead } from '@/features/resorts/detail/resort-head';
import { useResort } from '@/features/resorts/detail/use-resort';
import { ReviewsTab } from '@/features/reviews/reviews-tab';
import { useReviewCount } from '@/features/reviews/use-review-count';
import { WeatherPanel } from '@/features/weather/weather-panel';
import { WeatherTab } from '@/features/weather/weather-tab';

/** One resort; an unknown one leads to the list. */
export function Component() {
  const { resortId = '' } = useParams();
  const { resort, isPreview, isUnknown, failure, retry } = useResort(resortId);
  const reviewCount = useReviewCount(resort);

  if (isUnknown) return <Navigate to={paths.resorts} replace />;
  if (failure) {
    return (
      <>
        <ResortHead resort={undefined} reviewCount={null} />
        <ResortFailure error={failure} onRetry={retry} />
      </>
    );
  }
  return (
    <>
      <ResortHead resort={resort} reviewCount={reviewCount} />
      <ResortDetail
        key={resortId}
        resort={resort}
        isPreview={isPreview}
        reviewCount={reviewCount}
        renderAction={(shown) => <FavoriteToggle resort={shown} />}
        renderWeatherPanel={({ id }) => <WeatherPanel resortId={id} />}
        renderWeather={({ id, averageSnowfall }) => <WeatherTab resortId={id} averageSnowfall={averageSnowfall} />}
        renderReviews={({ id, name }) => <ReviewsTab resortId={id} resortName={name} />}
      />
    </>
  );
}

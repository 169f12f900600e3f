import { Navigate, useParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { FavoriteToggle } from '@/features/favorites/favorite-toggle';
import { ResortDetail } from '@/features/resorts/detail/resort-detail';
import { ResortHead } from '@/features/resorts/detail/resort-head';
import { useResort } from '@/features/resorts/detail/use-resort';
import { ReviewsTab } from '@/features/reviews/reviews-tab';
import { useReviewCount } from '@/features/reviews/use-review-count';
import { WeatherPanel } from '@/features/weather/weather-panel';
import { WeatherTab } from '@/features/weather/weather-tab';

/** One resort; an unknown one leads to the list. */
export function Component() {
  const { resortId = '' } = useParams();
  const { resort, isPreview, isNotFound } = useResort(resortId);
  const reviewCount = useReviewCount(resort);

  if (isNotFound) return <Navigate to={paths.resorts} replace />;
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

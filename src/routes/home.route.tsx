import { PageHead } from '@/components/page-head';
import { LatestPosts } from '@/features/blog/latest-posts';
import { loadArticles } from '@/features/blog/load-articles';
import { FavoriteButton } from '@/features/favorites/favorite-button';
import { Hero } from '@/features/home/hero';
import { JoinBanner } from '@/features/home/join-banner';
import { Mission } from '@/features/home/mission';
import { StationBoard } from '@/features/home/station-board';
import type { CardSlots } from '@/features/resorts/card/card-slots';
import { CatalogueFigures } from '@/features/resorts/catalogue-figures';
import { TopRatedResorts } from '@/features/resorts/top-rated-resorts';
import { HeroSearch } from '@/features/search/hero-search';
import { TripField } from '@/features/trip/trip-field';
import { webSiteData } from '@/lib/structured-data';
import { useAuth } from '@/session/auth-context';

const cardSlots: CardSlots = { renderAction: (resort) => <FavoriteButton resort={resort} /> };

/** The front page. */
export function Component() {
  const { user } = useAuth();
  return (
    <>
      <PageHead title="Find Your Perfect Ski Resort" data={[webSiteData()]} />
      <Hero search={<HeroSearch loadArticles={loadArticles} renderTrip={() => <TripField />} />} />
      <StationBoard />
      <TopRatedResorts slots={cardSlots} />
      <Mission resortFigures={<CatalogueFigures />} />
      <LatestPosts />
      {user === null && <JoinBanner />}
    </>
  );
}

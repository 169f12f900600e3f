import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import { useResortsById } from '@/api/resorts/use-resorts-by-id';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { PageHead } from '@/components/page-head';
import type { CardSlots } from '@/components/resort-card/card-slots';
import { paths } from '@/config/paths';
import { LatestPosts } from '@/features/blog/latest-posts';
import { loadArticles } from '@/features/blog/load-articles';
import { CompareToggle } from '@/features/compare/compare-toggle';
import { FavoriteButton } from '@/features/favorites/favorite-button';
import { Hero } from '@/features/home/hero';
import { JoinBanner } from '@/features/home/join-banner';
import { Mission } from '@/features/home/mission';
import { StationBoard } from '@/features/home/station-board';
import { TopRatedResorts } from '@/features/home/top-rated-resorts';
import { HeroSearch } from '@/features/search/hero-search';
import { LinkNote } from '@/features/trip/link-note';
import { TripField } from '@/features/trip/trip-field';
import { webSiteData } from '@/lib/structured-data';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { m } from '@/paraglide/messages';
import { useAuth } from '@/session/auth-context';

const SnowTopThree = lazyWithRetry(
  () => import('@/features/snow-board/snow-top-three'),
  ({ SnowTopThree }) => SnowTopThree,
  () => null,
);
const cardSlots: CardSlots = {
  renderAction: (resort) => <FavoriteButton resort={resort} />,
  renderCompare: (resort) => <CompareToggle resort={resort} />,
};

/** The front page. */
export function Component() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  return (
    <>
      <PageHead title={m.home_title()} data={[webSiteData()]} />
      <Hero
        search={
          <>
            <HeroSearch
              loadArticles={loadArticles}
              trip={
                <TripField
                  className="rounded-b-[4px] md:rounded-l-none md:rounded-r-[4px]"
                  onPlanned={() => void navigate(paths.resortsForTrip)}
                />
              }
            />
            <LinkNote className="mt-3 w-fit rounded-2 bg-paper/84 px-3 py-1.5" />
          </>
        }
      />
      <StationBoard />
      <TopRatedResorts slots={cardSlots} />
      {isHydrated && user && <FavoriteSnow userId={user.id} />}
      <Mission />
      <LatestPosts />
      {user === null && <JoinBanner />}
    </>
  );
}

/** The snow of those who have favorites. Nothing stands there before it is known that they have some. */
function FavoriteSnow({ userId }: { userId: string }) {
  const { data: favorites } = useQuery(favoriteQueries.ofUser(userId));
  const { resorts } = useResortsById(favorites);
  return resorts?.length ? <SnowTopThree resorts={resorts} /> : null;
}

import type { ReactNode } from 'react';
import type { Favorite } from '@/api/favorites/favorite.schema';
import { useResortsById } from '@/api/resorts/use-resorts-by-id';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { PageHead } from '@/components/page-head';
import type { CardSlots } from '@/components/resort-card/card-slots';
import { VirtualResortGrid } from '@/components/resort-card/virtual-resort-grid';
import { ResortsFailed } from '@/components/resorts-failed';
import { CompareToggle } from '@/features/compare/compare-toggle';
import { FavoriteButton } from '@/features/favorites/favorite-button';
import { FavoriteList } from '@/features/favorites/favorite-list';
import { UnlistedFavorites } from '@/features/favorites/unlisted-favorites';
import { useHasRounds, YourRoundsLink } from '@/features/together/your-rounds';
import { WeatherLine } from '@/features/weather/weather-line';
import { m } from '@/paraglide/messages';

const SnowBoard = lazyWithRetry(
  () => import('@/features/snow-board/snow-board'),
  ({ SnowBoard }) => SnowBoard,
);
const SKELETONS = 3;
const cardSlots: CardSlots = {
  renderAction: (resort) => <FavoriteButton resort={resort} />,
  renderCompare: (resort) => <CompareToggle resort={resort} />,
  renderNote: (resort) => <WeatherLine resortId={resort.id} />,
};

/** The saved resorts of a guest or a registered person. */
export function Component() {
  const hasRounds = useHasRounds();
  return (
    <>
      <PageHead title={m.page_favorites()} isUnlisted />
      <FavoriteList
        renderCards={(favorites, freePlace) => <FavoriteCards favorites={favorites}>{freePlace}</FavoriteCards>}
        renderSnow={(favorites) => <FavoriteSnow favorites={favorites} />}
        roundsLink={hasRounds ? <YourRoundsLink /> : null}
      />
    </>
  );
}

function FavoriteSnow({ favorites }: { favorites: readonly Favorite[] | undefined }) {
  const { resorts, failure, unlistedIds } = useResortsById(favorites);
  // The board loads late, and must not move a footer that is visible by then.
  return (
    <div className="min-h-svh print:min-h-0">
      <ResortsFailed failure={failure} className="mb-7" />
      {resorts?.length !== 0 && <SnowBoard resorts={resorts} />}
      <UnlistedFavorites ids={unlistedIds} />
    </div>
  );
}

interface FavoriteCardsProps {
  favorites: readonly Favorite[] | undefined;
  /** Rendered after the last card. */
  children: ReactNode;
}

function FavoriteCards({ favorites, children }: FavoriteCardsProps) {
  const { resorts, failure, unlistedIds } = useResortsById(favorites);
  return (
    <>
      <ResortsFailed failure={failure} className="mb-7" />
      <VirtualResortGrid name="favorites" resorts={resorts} skeletons={SKELETONS} columns="three" slots={cardSlots}>
        {children}
      </VirtualResortGrid>
      <UnlistedFavorites ids={unlistedIds} />
    </>
  );
}

import { type ReactNode, useMemo } from 'react';
import type { Favorite } from '@/api/favorites/favorite.schema';
import { PageHead } from '@/components/page-head';
import { CompareToggle } from '@/features/compare/compare-toggle';
import { FavoriteButton } from '@/features/favorites/favorite-button';
import { FavoriteList } from '@/features/favorites/favorite-list';
import type { CardSlots } from '@/features/resorts/card/card-slots';
import { VirtualResortGrid } from '@/features/resorts/card/virtual-resort-grid';
import { useResortsById } from '@/features/resorts/use-resorts-by-id';
import { WeatherLine } from '@/features/weather/weather-line';

const SKELETONS = 3;
const NONE: readonly Favorite[] = [];
const cardSlots: CardSlots = {
  renderAction: (resort) => <FavoriteButton resort={resort} />,
  renderCompare: (resort) => <CompareToggle resort={resort} />,
  renderNote: (resort) => <WeatherLine resortId={resort.id} />,
};

/** The saved resorts of a guest or a registered person. */
export function Component() {
  return (
    <>
      <PageHead title="My Favorite Resorts" isUnlisted />
      <FavoriteList
        renderCards={(favorites, freePlace) => <FavoriteCards favorites={favorites}>{freePlace}</FavoriteCards>}
      />
    </>
  );
}

interface FavoriteCardsProps {
  favorites: readonly Favorite[] | undefined;
  /** Rendered after the last card. */
  children: ReactNode;
}

function FavoriteCards({ favorites, children }: FavoriteCardsProps) {
  const entries = useMemo(
    () => (favorites ?? NONE).map(({ resortId, resort }) => ({ id: resortId, resort })),
    [favorites],
  );
  const resorts = useResortsById(entries);
  return (
    <VirtualResortGrid
      name="favorites"
      resorts={favorites && resorts}
      skeletons={SKELETONS}
      columns="three"
      slots={cardSlots}
    >
      {children}
    </VirtualResortGrid>
  );
}

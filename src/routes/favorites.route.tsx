import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import { EmptyState } from '@/components/empty-state';
import { LoadError } from '@/components/load-error';
import { PageHead } from '@/components/page-head';
import { Button } from '@/components/ui/button';
import { messages } from '@/config/messages';
import { paths } from '@/config/paths';
import { FavoriteButton } from '@/features/favorites/favorite-button';
import { FreePlace } from '@/features/favorites/free-place';
import { GuestBanner } from '@/features/favorites/guest-banner';
import { StartSaving } from '@/features/favorites/start-saving';
import { useFavorites } from '@/features/favorites/use-favorites';
import { VirtualResortGrid } from '@/features/resorts/card/virtual-resort-grid';
import { useResortsById } from '@/features/resorts/use-resorts-by-id';
import { WeatherLine } from '@/features/weather/weather-line';
import { useAuth } from '@/session/auth-context';
import { hasFavoritesLimit, permissionsOf } from '@/session/permissions';

const PLACEHOLDERS = 3;
const renderHeart = (resort: Resort) => <FavoriteButton resort={resort} />;
const renderWeather = (resort: Resort) => <WeatherLine resortId={resort.id} />;

/** The saved resorts of a guest or a registered person. */
export function Component() {
  const { user } = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: favorites, error, isFetching, refetch } = useFavorites();
  const nameless = favorites?.filter(({ resort }) => resort === null).map(({ resortId }) => resortId) ?? [];
  const found = useResortsById(nameless);
  const resorts = favorites?.flatMap(
    ({ resort, resortId }) => resort ?? found.resorts.find(({ id }) => id === resortId) ?? [],
  );
  const count = favorites?.length ?? 0;
  const limit = permissionsOf(user).favoritesLimit;
  const isLimited = hasFavoritesLimit(user);
  const freePlaces = isLimited ? limit - count : 0;

  // The heart that took a resort off goes with its card: the keyboard must not be left nowhere.
  const shownBefore = useRef(0);
  useEffect(() => {
    if (count < shownBefore.current && document.activeElement === document.body) heading.current?.focus();
    shownBefore.current = count;
  }, [count]);

  return (
    <section className="wrap pt-[clamp(1.75rem,4vw,3.25rem)] pb-24">
      <PageHead title="My Favorite Resorts" isUnlisted />
      <div className="mb-7 flex flex-wrap items-end justify-between gap-3">
        <h1 ref={heading} tabIndex={-1}>
          My Favorite Resorts
        </h1>
        {user && favorites && (
          <p role="status" className="text-ink-2">
            <b className="text-ink">{isLimited ? `${count} of ${limit}` : count}</b> saved
          </p>
        )}
      </div>
      {user === null ? (
        <StartSaving />
      ) : (
        <>
          {isLimited && <GuestBanner />}
          {error && !favorites ? (
            <LoadError
              title={messages.favorites.problem}
              message={error.message}
              actions={[{ label: 'Try Again', onClick: () => void refetch(), busy: isFetching }]}
            />
          ) : count === 0 && favorites ? (
            <EmptyState
              title="No favorites yet"
              text="Tap the heart on a resort and it will be kept here."
              action={
                <Button asChild>
                  <Link to={paths.resorts}>Explore Resorts</Link>
                </Button>
              }
            />
          ) : (
            <VirtualResortGrid
              name="favorites"
              resorts={found.isPending ? undefined : resorts}
              skeletons={count || PLACEHOLDERS}
              columns="three"
              renderAction={renderHeart}
              renderNote={renderWeather}
            >
              {freePlaces > 0 && <FreePlace places={freePlaces} />}
            </VirtualResortGrid>
          )}
        </>
      )}
    </section>
  );
}

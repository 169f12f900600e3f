import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, Snowflake } from 'lucide-react';
import { parseAsStringLiteral } from 'nuqs/server';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Favorite } from '@/api/favorites/favorite.schema';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import { EmptyState, ExploreButton } from '@/components/empty-state';
import { HowWeKnow } from '@/components/how-we-know';
import { LoadError } from '@/components/load-error';
import { ViewSwitch } from '@/components/ui/view-switch';
import { GUEST_FAVORITES_LIMIT, ROUND_RESORTS } from '@/config/constants';
import { FAVORITE_VIEW_PARAM, favoriteViews, paths } from '@/config/paths';
import { useAddressState } from '@/lib/address-state';
import { useAnnounceFailure } from '@/lib/announce-failure';
import { cn } from '@/lib/class-names';
import { focusHeading, leavingFocusOnHeading } from '@/lib/focus-heading';
import { useFocusNextItem, useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { useAuth } from '@/session/auth-context';
import { FreePlace } from './free-place';
import { GuestBanner } from './guest-banner';
import { SavedCount } from './saved-count';
import { StartSaving } from './start-saving';

interface FavoriteListProps {
  /** The cards (skeletons while `favorites` is undefined), followed by `freePlace`. */
  renderCards: (favorites: readonly Favorite[] | undefined, freePlace: ReactNode) => ReactNode;
  /** The snow board (a skeleton while `favorites` is undefined). */
  renderSnow: (favorites: readonly Favorite[] | undefined) => ReactNode;
  /** The way back to the rounds of this browser; null without any. */
  roundsLink: ReactNode;
}

const views = [
  { view: 'cards', label: m.favorites_view_cards(), Icon: LayoutGrid },
  { view: 'snow', label: m.favorites_view_snow(), Icon: Snowflake },
] as const;
const parsers = { [FAVORITE_VIEW_PARAM]: parseAsStringLiteral(favoriteViews).withDefault('cards') };

/** The favorites of a guest or registered person: their count, the list, and an empty state. */
export function FavoriteList({ renderCards, renderSnow, roundsLink }: FavoriteListProps) {
  const { user } = useAuth();
  // A change replaces the history entry, so that one Back leaves the page.
  const { values, change } = useAddressState(parsers);
  const view = values[FAVORITE_VIEW_PARAM];
  const { data: favorites, error, refetch } = useQuery(favoriteQueries.ofUser(user?.id ?? null));
  useAnnounceFailure(error, { failure: m.favorites_problem(), isShownInline: favorites === undefined });
  const count = favorites?.length ?? 0;
  const isGuest = user?.userType === 'guest';
  const freePlaces = isGuest ? GUEST_FAVORITES_LIMIT - count : 0;

  const isLoading = user !== null && !favorites && !error;

  // The button of a visitor who starts to save disappears.
  useRestoreFocus(focusHeading, user === null);

  // A pressed heart disappears with its card.
  const list = useRef<HTMLDivElement>(null);
  const ids = favorites?.map(({ resortId }) => resortId) ?? [];
  useFocusNextItem(list, (id) => `[data-resort="${id}"] h3 a`, ids);

  const content = () => {
    if (user === null) return <StartSaving />;
    if (error && !favorites) {
      const actions = [{ label: m.action_try_again(), onClick: leavingFocusOnHeading(refetch) }];
      return <LoadError title={m.favorites_problem()} message={error.message} actions={actions} />;
    }
    if (favorites && count === 0) {
      return <EmptyState title={m.favorites_none()} text={m.favorites_none_text()} action={<ExploreButton />} />;
    }
    return (
      <div ref={list}>
        <h2 className="sr-only">{m.favorites_saved_resorts()}</h2>
        {view === 'snow'
          ? renderSnow(favorites)
          : renderCards(favorites, freePlaces > 0 && <FreePlace places={freePlaces} />)}
      </div>
    );
  };

  return (
    <section className="wrap pt-[clamp(1.75rem,4vw,3.25rem)] pb-24">
      <div className="mb-7">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <h1>{m.page_favorites()}</h1>
          {/* Also while the favorites load, to avoid a layout shift. */}
          {user && (!favorites || count > 0) && (
            <ViewSwitch
              views={views}
              current={view}
              onChoose={(next) => change({ [FAVORITE_VIEW_PARAM]: next })}
              className="flex-wrap max-md:w-full"
              buttonClassName="flex-1 gap-2 px-4"
              iconClassName="size-4.5!"
            />
          )}
        </div>
        {(user || roundsLink) && (
          // Its room is kept while the favorites load: on phones the way back to the rounds takes a second line.
          <div
            className={cn(
              'mt-2 flex min-h-11 flex-wrap items-center gap-x-6 max-md:gap-x-2',
              isLoading && roundsLink && 'max-md:min-h-22',
            )}
          >
            {user && favorites && (
              <>
                <p
                  role="status"
                  className="text-ink-2 max-md:min-w-24 max-md:flex-1 max-md:basis-0 max-md:leading-tight"
                >
                  <SavedCount key={count} count={count} limit={isGuest ? GUEST_FAVORITES_LIMIT : null} />
                </p>
                {view === 'cards' && count > 0 && <HowWeKnow words="where wide" />}
                {count >= ROUND_RESORTS.min && (
                  <Link to={paths.newRound(ids)} className="link text-small">
                    {m.action_decide_together()}
                  </Link>
                )}
              </>
            )}
            {!isLoading && roundsLink}
          </div>
        )}
      </div>
      {isGuest && <GuestBanner />}
      {content()}
    </section>
  );
}

import { useQueryState } from 'nuqs';
import { parseAsStringLiteral } from 'nuqs/server';
import { FAVORITE_VIEW_PARAM, type FavoriteView, favoriteViews } from '@/config/paths';

const parseAsView = parseAsStringLiteral(favoriteViews).withDefault('cards');

/**
 * The view of the favorites, kept in the address, and a function to change it. Changing it replaces the history entry,
 * so that one Back leaves the page.
 */
export function useFavoriteView(): [view: FavoriteView, goTo: (view: FavoriteView) => void] {
  const [view, setView] = useQueryState(FAVORITE_VIEW_PARAM, parseAsView);
  return [view, (next) => void setView(next)];
}

import { useQueryState } from 'nuqs';
import { parseAsStringLiteral } from 'nuqs/server';
import { FAVORITE_VIEW_PARAM, type FavoriteView, favoriteViews } from '@/config/paths';

const parseAsView = parseAsStringLiteral(favoriteViews).withDefault('cards');

/**
 * The view of the favorites, which stands in the address, and a way to go to the other one. It is no step in the browser's
 * history: one Back leads to where the visitor came from.
 */
export function useFavoriteView(): [view: FavoriteView, goTo: (view: FavoriteView) => void] {
  const [view, setView] = useQueryState(FAVORITE_VIEW_PARAM, parseAsView);
  return [view, (next) => void setView(next)];
}

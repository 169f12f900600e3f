import { parseAsStringLiteral } from 'nuqs/server';
import { FAVORITE_VIEW_PARAM, type FavoriteView, favoriteViews } from '@/config/paths';
import { useAddressState } from '@/lib/address-state';

const parsers = { [FAVORITE_VIEW_PARAM]: parseAsStringLiteral(favoriteViews).withDefault('cards') };

/**
 * The view of the favorites, kept in the address, and a function to change it. Changing it replaces the history entry,
 * so that one Back leaves the page.
 */
export function useFavoriteView(): [view: FavoriteView, goTo: (view: FavoriteView) => void] {
  const { values, change } = useAddressState(parsers);
  return [values[FAVORITE_VIEW_PARAM], (view) => change({ [FAVORITE_VIEW_PARAM]: view })];
}

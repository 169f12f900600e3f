import { late } from '@/lib/late';

/** What the list page needs only when someone reaches for it. */
export const lateParts = {
  selectList: late(() => import('@/components/ui/select-list').then(({ SelectList }) => SelectList)),
  savedSearches: late(() =>
    import('../saved-searches/saved-searches-menu').then(({ SavedSearchesMenu }) => SavedSearchesMenu),
  ),
  advancedFilters: late(() => import('../filters/advanced-filters').then(({ AdvancedFilters }) => AdvancedFilters)),
};

/** Fetches them all, without a word about what does not arrive: it is fetched again when it is wanted. */
export function fetchLateParts(): void {
  for (const part of Object.values(lateParts)) part.load().catch(() => {});
}

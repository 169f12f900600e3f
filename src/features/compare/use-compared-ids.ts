import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { COMPARED_IDS_PARAM, idList } from '@/config/paths';
import { plainText } from '@/lib/plain-text';
import { useLatestSearch, useUpdateAddress } from '@/lib/update-address';

/** Further ids in an address are ignored. */
const READ_MAX = 20;

/** Reads the distinct ids of a comparison from a query string. Untrusted: anybody may have written it. */
export function readComparedIds(search: string): string[] {
  const texts = (new URLSearchParams(search).get(COMPARED_IDS_PARAM) ?? '').split(',', READ_MAX);
  const ids = texts.map((text) => plainText(text.replaceAll('%2C', ',')).trim()).filter((id) => id !== '');
  return [...new Set(ids)];
}

/**
 * The ids of the comparison in the address: those rendered, the latest, which may not be rendered yet, and a setter that
 * keeps the rest of the address, such as a trip. Changing the resorts adds a history entry, reordering them does not.
 */
export function useComparedIds() {
  const { search } = useLocation();
  const updateAddress = useUpdateAddress();
  const latestSearch = useLatestSearch();
  const ids = useMemo(() => readComparedIds(search), [search]);
  const setIds = (next: readonly string[], isReordered = false) => {
    const list = next.length > 0 && `${COMPARED_IDS_PARAM}=${idList(next)}`;
    const withIds = (now: string) => {
      const others = new URLSearchParams(now);
      others.delete(COMPARED_IDS_PARAM);
      const query = [list, others.toString()].filter(Boolean).join('&');
      return query && `?${query}`;
    };
    void updateAddress({ search: withIds, replace: isReordered });
  };
  return { ids, latestIds: () => readComparedIds(latestSearch()), setIds };
}

import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { COMPARED_MAX } from '@/config/constants';
import { COMPARED_IDS_PARAM, idList } from '@/config/paths';
import { plainText } from '@/lib/plain-text';
import { useUpdateAddress } from '@/lib/query-state-provider';

/** Ids that an address names, each once; `surplus` are those beyond the most that are compared. */
interface ComparedIds {
  ids: readonly string[];
  surplus: readonly string[];
}

/** Nobody reads further than this into what an address may hold. */
const READ_MAX = 20;

/** Reads the ids of a comparison from a query string; anybody may have written it, so they are taken as text and no more. */
export function readComparedIds(search: string): ComparedIds {
  const texts = (new URLSearchParams(search).get(COMPARED_IDS_PARAM) ?? '').split(',', READ_MAX);
  const ids = texts.map((text) => plainText(text.replaceAll('%2C', ',')).trim()).filter((id) => id !== '');
  const unique = [...new Set(ids)];
  return { ids: unique.slice(0, COMPARED_MAX), surplus: unique.slice(COMPARED_MAX) };
}

/**
 * The ids of the comparison in the address, and the way to change them; what else the address says stays, such as a trip.
 * Other resorts are an entry of the history, another order of the same ones is not.
 */
export function useComparedIds(): ComparedIds & { setIds: (ids: readonly string[]) => void } {
  const { search } = useLocation();
  const updateAddress = useUpdateAddress();
  const compared = useMemo(() => readComparedIds(search), [search]);
  const setIds = useCallback(
    (ids: readonly string[]) => {
      const isReordered = ids.length === compared.ids.length && ids.every((id) => compared.ids.includes(id));
      const others = new URLSearchParams(search);
      others.delete(COMPARED_IDS_PARAM);
      const words = [ids.length > 0 ? `${COMPARED_IDS_PARAM}=${idList(ids)}` : '', others.toString()].filter(Boolean);
      void updateAddress({ search: words.length > 0 ? `?${words.join('&')}` : '', replace: isReordered });
    },
    [search, compared, updateAddress],
  );
  return { ...compared, setIds };
}

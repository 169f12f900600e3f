import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ResortPage } from '@/api/resorts/resort-list.schema';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { noServerFilters, toListParams } from '@/domain/filters/server-filters';
import { formatCounted } from '@/lib/format';
import { useNearView } from '@/lib/use-near-view';

/** How many resorts the API says it has; null where a page of a longer list does not say. */
function resortsInAll({ resorts, pagination: { totalCount, hasNext } }: ResortPage): number | null {
  const isSaid = totalCount > resorts.length || !hasNext;
  return isSaid && totalCount > 0 ? totalCount : null;
}

/**
 * "Today: 374 resorts in 27 countries", as the API counts them; the place of the line is kept, and nothing stands there until both
 * figures are known. They come from what the list page needs first, requested when the line comes near the screen.
 */
export function CatalogueFigures() {
  const line = useRef<HTMLParagraphElement>(null);
  const enabled = useNearView(line);
  const { data: list } = useInfiniteQuery({ ...resortQueries.list(toListParams(noServerFilters)), enabled });
  const { data: options } = useQuery({ ...resortQueries.filterOptions(), enabled });
  const [page] = list?.pages ?? [];
  const resorts = page ? resortsInAll(page.data) : null;
  const countries = options?.countries.length ?? 0;
  return (
    <p ref={line} data-source="reported" className="mt-1.5 min-h-[1lh] text-caption text-ink-3">
      {resorts !== null && countries > 0 && (
        <span key={`${resorts} ${countries}`}>
          {`Today: ${formatCounted(resorts, 'resort')} in ${formatCounted(countries, 'country', 'countries')}`}
        </span>
      )}
    </p>
  );
}

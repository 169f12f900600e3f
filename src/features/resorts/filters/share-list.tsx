import { useLocation } from 'react-router-dom';
import { ShareButton, type ShareButtonProps } from '@/components/share-button';
import { formatCounted } from '@/lib/format';
import type { CatalogueFilters } from './catalogue-filters';
import { filtersTitle, type WordsContext } from './filter-words';

interface ShareListProps extends Pick<ShareButtonProps, 'size' | 'variant' | 'block' | 'className'> {
  filters: CatalogueFilters;
  words: WordsContext;
  /** How many resorts match; null while that is not known. */
  total: number | null;
}

/** Shares the list as it stands: "59 ski resorts: Austria, Family Friendly". */
export function ShareList({ filters, words, total, ...look }: ShareListProps) {
  const { pathname, search } = useLocation();
  const narrowedTo = filtersTitle(filters, words);
  const counted = total === null ? 'Ski resorts' : formatCounted(total, 'ski resort');
  return (
    <ShareButton
      title={narrowedTo ? `Ski resorts: ${narrowedTo}` : 'Ski resorts'}
      text={narrowedTo ? `${counted}: ${narrowedTo}` : counted}
      url={`${pathname}${search}`}
      label="Share this list"
      {...look}
    />
  );
}

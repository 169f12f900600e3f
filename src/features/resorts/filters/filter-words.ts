import type { Range } from '@/api/resorts/filter-options.schema';
import { formatCount } from '@/lib/format';
import { styleLabel } from '../card/resort-styles';
import { activePrice, type FilterChoice, type ResortFilters, type SortOrder, toggleStyle } from './resort-filters';

/** The orders as the visitor reads them. */
export const sortLabels: Readonly<Record<SortOrder, string>> = {
  rating: 'Rating, highest first',
  price_asc: 'Price, lowest first',
  price_desc: 'Price, highest first',
  name: 'Name, A to Z',
  elevation: 'Peak elevation, highest first',
  snowfall: 'Snowfall, most first',
};

/** One filter that is set: its words, and the choice that takes it away. */
export interface ActiveFilter {
  label: string;
  without: FilterChoice;
}

/** The filters that are set, in the order of the controls. */
export function activeFilters(filters: ResortFilters, priceRange: Range): ActiveFilter[] {
  const { search, region, country, minRating, styles } = filters;
  const price = priceWords(activePrice(filters, priceRange));
  return [
    search && { label: `Search “${search}”`, without: { search: '' } },
    region && { label: `Region ${region}`, without: { region: '' } },
    country && { label: `Country ${country}`, without: { country: '' } },
    price && { label: `Price ${price}`, without: { minPrice: null, maxPrice: null } },
    minRating > 0 && { label: `Rating ${ratingWords(minRating)}`, without: { minRating: 0 } },
    ...styles.map((style) => ({
      label: `Style ${styleLabel(style)}`,
      without: toggleStyle(style),
    })),
  ].filter((filter) => typeof filter === 'object' && filter !== null);
}

/** What a list narrowed by these filters is called, "“zermatt”, Europe", or '' where it is not narrowed. */
export function filtersTitle(filters: ResortFilters, priceRange: Range): string {
  const { search, region, country, minRating, styles } = filters;
  const price = priceWords(activePrice(filters, priceRange));
  return [
    search && `“${search}”`,
    country,
    region,
    price && `price ${price}`,
    minRating > 0 && `rated ${ratingWords(minRating)}`,
    ...styles.map(styleLabel),
  ]
    .filter(Boolean)
    .join(', ');
}

/** "4 and above"; the highest rating has nothing above it. */
export function ratingWords(rating: number): string {
  return rating === 5 ? '5' : `${rating} and above`;
}

function priceWords({ minPrice, maxPrice }: { minPrice: number | null; maxPrice: number | null }): string | null {
  if (minPrice !== null && maxPrice !== null) return `${formatCount(minPrice)} – ${formatCount(maxPrice)}`;
  if (minPrice !== null) return `from ${formatCount(minPrice)}`;
  return maxPrice === null ? null : `up to ${formatCount(maxPrice)}`;
}

import type { Range } from '@/api/resorts/filter-options.schema';
import { formatCount } from '@/lib/format';
import type { Units } from '@/lib/units';
import { styleLabel } from '../resort-styles';
import { catalogueFilterWords } from './catalogue-filter-words';
import type { FilterChoice, ListFilters } from './list-filters';
import { activePrice, type ListOrder, toggleStyle } from './server-filters';

/** The orders as the visitor reads them. */
export const sortLabels: Readonly<Record<ListOrder, string>> = {
  rating: 'Rating, highest first',
  price_asc: 'Price, lowest first',
  price_desc: 'Price, highest first',
  name: 'Name, A to Z',
  elevation: 'Peak elevation, highest first',
  snowfall: 'Snowfall, most first',
  trip: 'Fits your trip',
  nearest: 'Nearest',
};

/** One filter that is set: its words, and the choice that takes it away. */
export interface ActiveFilter {
  label: string;
  without: FilterChoice;
}

/** What the words of filters need beside them. */
export interface WordsContext {
  priceRange: Range;
  units: Units;
  /** What the place is called that the trip starts from. */
  placeName?: string | undefined;
}

/** Without the first of several countries, the next one is the one the server is asked for. */
const withoutCountry = ({ countries: [country = '', ...countries] }: ListFilters): Partial<ListFilters> => ({
  country,
  countries,
});

/** The filters that are set, in the order of the controls. */
export function activeFilters(filters: ListFilters, context: WordsContext): ActiveFilter[] {
  const { search, region, country, minRating, styles } = filters;
  const price = priceWords(filters, context.priceRange);
  return [
    search && { label: `Search “${search}”`, without: { search: '' } },
    region && { label: `Region ${region}`, without: { region: '' } },
    country && { label: `Country ${country}`, without: withoutCountry },
    price && { label: `Price ${price}`, without: { minPrice: null, maxPrice: null, currency: '' } },
    minRating > 0 && { label: `Rating ${ratingWords(minRating)}`, without: { minRating: 0 } },
    ...styles.map((style) => ({
      label: `Style ${styleLabel(style)}`,
      without: toggleStyle(style),
    })),
    ...catalogueFilterWords(filters, context),
  ].filter((filter) => typeof filter === 'object' && filter !== null);
}

/** What a list narrowed by these filters is called, "“zermatt”, Europe", or '' where it is not narrowed. */
export function filtersTitle(filters: ListFilters, context: WordsContext): string {
  const { search, region, country, minRating, styles } = filters;
  const price = priceWords(filters, context.priceRange);
  return [
    search && `“${search}”`,
    country,
    region,
    price && `price ${price}`,
    minRating > 0 && `rated ${ratingWords(minRating)}`,
    ...styles.map(styleLabel),
    ...catalogueFilterWords(filters, context).map(({ title }) => title),
  ]
    .filter(Boolean)
    .join(', ');
}

/** "4 and above"; the highest rating has nothing above it. */
export function ratingWords(rating: number): string {
  return rating === 5 ? '5' : `${rating} and above`;
}

function priceWords(filters: ListFilters, priceRange: Range): string | null {
  const { minPrice, maxPrice } = activePrice(filters, priceRange);
  const unit = filters.currency && `${filters.currency} `;
  if (minPrice !== null && maxPrice !== null) return `${unit}${formatCount(minPrice)} – ${formatCount(maxPrice)}`;
  if (minPrice !== null) return `from ${unit}${formatCount(minPrice)}`;
  return maxPrice === null ? null : `up to ${unit}${formatCount(maxPrice)}`;
}

import type { Range } from '@/api/resorts/filter-options.schema';
import { countryName } from '@/lib/country-names';
import { formatDecimal, formatMoney } from '@/lib/format';
import type { Units } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { regionName } from '../region-name';
import { styleLabel } from '../resort-styles';
import { catalogueFilterWords, withoutCountry } from './catalogue-filter-words';
import type { FilterChoice, ListFilters } from './list-filters';
import { activePrice, type ListOrder } from './server-filters';

/** The labels of the orders. */
export const sortLabels: Readonly<Record<ListOrder, string>> = {
  rating: m.order_rating(),
  price_asc: m.order_price_asc(),
  price_desc: m.order_price_desc(),
  name: m.order_name(),
  elevation: m.order_elevation(),
  snowfall: m.order_snowfall(),
  trip: m.order_trip(),
  nearest: m.order_nearest(),
};

/** A filter that is set: its words, and the choice that removes it. */
export interface ActiveFilter {
  label: string;
  /** The chosen thing alone, where the label also says what kind it is of: "Europe" of "Region Europe". */
  name?: string;
  without: FilterChoice;
}

/** What the words depend on besides the filters. */
export interface WordsContext {
  priceRange: Range;
  units: Units;
  /** The name of the place the trip starts from. */
  placeName?: string | undefined;
}

/** The filters that are set, in the order of the controls. */
export function activeFilters(filters: ListFilters, context: WordsContext): ActiveFilter[] {
  const { search, minRating, styles } = filters;
  const [region, country] = [regionName(filters.region), countryName(filters.country)];
  const price = priceWords(filters, context.priceRange);
  const active: ActiveFilter[] = [];
  if (search) active.push({ label: m.filter_search({ text: search }), without: { search: '' } });
  if (region) active.push({ name: region, label: m.filter_region({ region }), without: { region: '' } });
  if (country) {
    active.push({ name: country, label: m.filter_country({ country }), without: withoutCountry(filters.country) });
  }
  if (price) {
    active.push({ label: m.filter_price({ price }), without: { minPrice: null, maxPrice: null, currency: '' } });
  }
  if (minRating > 0) {
    active.push({ label: m.filter_rating({ rating: ratingWords(minRating) }), without: { minRating: 0 } });
  }
  for (const style of styles) {
    const name = styleLabel(style);
    const without = (now: ListFilters) => ({ styles: now.styles.filter((other) => other !== style) });
    active.push({ name, label: m.filter_style({ style: name }), without });
  }
  return [...active, ...catalogueFilterWords(filters, context)];
}

/** The title of a list narrowed by these filters, "“zermatt”, Europe"; '' if nothing narrows it. */
export function filtersTitle(filters: ListFilters, context: WordsContext): string {
  const { search, region, country, minRating, styles } = filters;
  const price = priceWords(filters, context.priceRange);
  return [
    search && m.filter_quoted({ text: search }),
    countryName(country),
    regionName(region),
    price && m.filter_price_title({ price }),
    minRating > 0 && m.filter_rated_title({ rating: ratingWords(minRating) }),
    ...styles.map(styleLabel),
    ...catalogueFilterWords(filters, context).map(({ title }) => title),
  ]
    .filter(Boolean)
    .join(', ');
}

/** "4 and above", or "5". */
export function ratingWords(rating: number): string {
  const shown = formatDecimal(rating, { most: 1 });
  return rating === 5 ? shown : m.rating_and_above({ rating: shown });
}

function priceWords(filters: ListFilters, priceRange: Range): string | null {
  const { minPrice, maxPrice } = activePrice(filters, priceRange);
  const unit = filters.currency && `${filters.currency} `;
  if (minPrice !== null && maxPrice !== null) return `${unit}${formatMoney(minPrice)} – ${formatMoney(maxPrice)}`;
  if (minPrice !== null) return m.price_from({ price: `${unit}${formatMoney(minPrice)}` });
  return maxPrice === null ? null : m.price_up_to({ price: `${unit}${formatMoney(maxPrice)}` });
}

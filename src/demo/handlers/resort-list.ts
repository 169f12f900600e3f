import { PAGE_SIZE } from '@/config/constants';
import type { CatalogueRecord } from '../seed/catalogue';
import { stateOf } from '../seed/states';
import type { Rating } from '../tables';

/** A record with its place in the catalogue and its rating. */
export interface RatedResort {
  record: CatalogueRecord;
  position: number;
  rating: Rating;
}

/** Most resorts in a response. */
export const LIMIT_MAX = 100;
const byName = new Intl.Collator('en', { sensitivity: 'base' });

/**
 * The resorts that match every condition of the query. Each word of `search` must occur in name, id, state, country or region,
 * or the whole of it be the name of a linked area. The price range must overlap the requested one, so a resort without prices
 * matches no bound. All requested `resortStyles` must be there. Unreadable conditions are ignored.
 */
export function filterResorts(resorts: readonly RatedResort[], query: URLSearchParams): RatedResort[] {
  const words = plain(query.get('search') ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const region = plain(query.get('region') ?? '');
  const country = plain(query.get('country') ?? '');
  const styles = query.getAll('resortStyles').filter(Boolean);
  const minRating = amount(query.get('minRating')) ?? 0;
  const minPrice = amount(query.get('minPrice'));
  const maxPrice = amount(query.get('maxPrice'));
  return resorts.filter(
    ({ record, rating }) =>
      (region === '' || plain(record.region) === region) &&
      (country === '' || plain(record.country) === country) &&
      styles.every((style) => record.resort_styles.includes(style)) &&
      (minRating === 0 || (rating.rating !== null && rating.rating >= minRating)) &&
      priceOverlaps(record, minPrice, maxPrice) &&
      (matchesWords(record, words) || isLinkedArea(record, words)),
  );
}

/**
 * A sorted copy: by price_asc, price_desc, name, elevation or snowfall, otherwise by rating, of equal ones the one with more
 * reviews first. Unknown facts come last.
 */
export function sortResorts(resorts: readonly RatedResort[], sortBy: string | null): RatedResort[] {
  const compareName = (a: RatedResort, b: RatedResort) => byName.compare(a.record.name, b.record.name);
  const by = (fact: (resort: RatedResort) => number | null, direction: 1 | -1) =>
    resorts.toSorted((a, b) => compareFacts(fact(a), fact(b), direction) || compareName(a, b));
  switch (sortBy) {
    case 'price_asc':
      return by(({ record }) => record.price.min ?? record.price.max, 1);
    case 'price_desc':
      return by(({ record }) => record.price.max ?? record.price.min, -1);
    case 'name':
      return resorts.toSorted(compareName);
    case 'elevation':
      return by(({ record }) => record.peak_elevation_m, -1);
    case 'snowfall':
      return by(({ record }) => record.average_snowfall_cm, -1);
    default:
      return resorts.toSorted(
        (a, b) =>
          compareFacts(a.rating.rating, b.rating.rating, -1) ||
          b.rating.review_count - a.rating.review_count ||
          compareName(a, b),
      );
  }
}

/** One page of a list and its position; `page` counts from 1, `limit` is 12 by default. */
export function pageOf<T>(items: readonly T[], query: URLSearchParams) {
  const limit = Math.min(LIMIT_MAX, positive(query.get('limit')) ?? PAGE_SIZE);
  const page = positive(query.get('page')) ?? 1;
  const pages = Math.ceil(items.length / limit);
  return {
    items: items.slice((page - 1) * limit, page * limit),
    pagination: {
      current_page: page,
      total_pages: pages,
      total_count: items.length,
      limit,
      has_next: page < pages,
      has_previous: page > 1,
    },
  };
}

/** A whole number from 1 up, or null. */
export function positive(value: string | null): number | null {
  const number = Math.floor(amount(value) ?? 0);
  return number >= 1 ? number : null;
}

function amount(value: string | null): number | null {
  if (value === null || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

function compareFacts(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a - b) * direction;
}

function priceOverlaps({ price }: CatalogueRecord, min: number | null, max: number | null): boolean {
  if (min === null && max === null) return true;
  const lowest = price.min ?? price.max;
  const highest = price.max ?? price.min;
  if (lowest === null || highest === null) return false;
  return highest >= (min ?? 0) && lowest <= (max ?? Number.POSITIVE_INFINITY);
}

/** The id spells the name in ASCII (soelden), which is how some people type it. */
function matchesWords(record: CatalogueRecord, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = plain(`${record.name} ${stateOf(record.id)} ${record.country} ${record.region} ${record.id}`);
  return words.every((word) => text.includes(word));
}

/** Whether the words are the whole name of the linked area that a resort is part of. */
const isLinkedArea = ({ linked_area }: CatalogueRecord, words: readonly string[]): boolean =>
  linked_area !== null && plain(linked_area).split(/\s+/).join(' ') === words.join(' ');

/** Lower case, without accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .trim();
}

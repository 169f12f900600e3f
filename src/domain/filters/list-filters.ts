import type { Range } from '@/api/resorts/filter-options.schema';
import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { areValidCoordinates, distanceKm } from '@/lib/distance';
import { asWritten } from '@/lib/units';
import { type FigureName, type RunUnit, valueIn } from '../figures';
import { type DayRange, isOpenIn, seasonFit } from '../season-fit';
import { activePrice, hasPriceBound, isFiltered, noServerFilters, type ServerFilters } from './server-filters';

/** A part of the map in degrees; `west` is above `east` where it crosses the date line. */
export interface MapArea {
  north: number;
  south: number;
  east: number;
  west: number;
}

/** When a resort must be open: in a month (0 for January), with `isBeyond` in a later one too; or on certain days. */
export type OpenOn = { month: number; isBeyond: boolean } | { days: DayRange };

/** All filters of the list: those the server knows, and those that need the catalogue. */
export interface ListFilters extends ServerFilters {
  /** Any of these; together with `country`. */
  countries: readonly string[];
  /** Currency of the price bounds; '' for any, as the server has it. */
  currency: string;
  /** Metres and centimetres a year. */
  minPeak: number | null;
  minDrop: number | null;
  minSnowfall: number | null;
  minRuns: { amount: number; unit: RunUnit } | null;
  openOn: OpenOn | null;
  /** All of these. */
  facilities: readonly string[];
  bounds: MapArea | null;
  /** Kilometres from where the trip starts. */
  maxKm: number | null;
}

/** What a choice changes; a function if that depends on the current filters. */
export type FilterChoice = Partial<ListFilters> | ((now: ListFilters) => Partial<ListFilters>);

/** The filters after a choice. */
export const withChoice = (now: ListFilters, choice: FilterChoice): ListFilters => ({
  ...now,
  ...(typeof choice === 'function' ? choice(now) : choice),
});

/** What filtering needs besides the filters. */
export interface FilterContext {
  /** Price bounds at the ends of this range restrict nothing. */
  priceRange: Range;
  /** The resorts found by the server's text search; null without a search. */
  searchIds: ReadonlySet<string> | null;
  /** Where the trip starts. */
  place: Coordinates | null;
}

export const noListFilters: ListFilters = {
  ...noServerFilters,
  countries: [],
  currency: '',
  minPeak: null,
  minDrop: null,
  minSnowfall: null,
  minRuns: null,
  openOn: null,
  facilities: [],
  bounds: null,
  maxKm: null,
};

/** True if a filter is set that the server does not know, so that the list must be filtered from the catalogue. */
export function needsCatalogue(filters: ListFilters): boolean {
  const { countries, facilities, currency, minPeak, minDrop, minSnowfall, minRuns, openOn, bounds, maxKm } = filters;
  const single = [minPeak, minDrop, minSnowfall, minRuns, openOn, bounds, maxKm];
  return countries.length > 0 || facilities.length > 0 || currency !== '' || single.some((choice) => choice !== null);
}

/** True if anything narrows the list: not the order, nor a currency without effective bounds. */
export const isNarrowed = (filters: ListFilters, priceRange: Range): boolean =>
  isFiltered(filters, priceRange) || needsCatalogue({ ...filters, currency: '' });

type Condition = (resort: Resort) => boolean;

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * A figure to compare with a bound: as it is written, since 300.3 km read "300 km" beside "at most 300 km". Bounds in feet, inches
 * and miles are stored with hundredths that take care of it.
 */
const forBound = (value: number, bound: number): number => (bound === asWritten(bound) ? asWritten(value) : value);

/** A figure of at least `bound`, in the unit of the bound. */
const atLeast =
  (name: FigureName, unit: string, least: number): Condition =>
  (resort) =>
    forBound(valueIn(resort, name, unit) ?? Number.NEGATIVE_INFINITY, least) >= least;

/** Whether the reported prices overlap the bounds, as on the server; false for a resort without prices. */
function pricedWithin({ price }: Resort, min: number | null, max: number | null, currency: string): boolean {
  const lowest = price.min || price.max;
  const highest = price.max || price.min;
  if (lowest === 0 || (currency !== '' && price.currency !== currency)) return false;
  return highest >= (min ?? 0) && lowest <= (max ?? Number.POSITIVE_INFINITY);
}

/** Whether a resort lies in an area; false for one without a position. */
export function isInArea({ location }: Resort, { north, south, east, west }: MapArea): boolean {
  if (!areValidCoordinates(location)) return false;
  const { latitude, longitude } = location;
  const isBetween = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return latitude >= south && latitude <= north && isBetween;
}

/** Only months are known, so a resort that opens or closes in a day's month counts as open on that day. */
function isOpenOn({ season }: Resort, openOn: OpenOn): boolean {
  if ('month' in openOn) return isOpenIn(season, openOn.month, openOn.isBeyond);
  const { state } = seasonFit(season, openOn.days);
  return state !== 'closed' && state !== 'not-reported';
}

/** The condition of each filter that is set. A missing figure meets none. */
function conditionsOf(filters: ListFilters, context: FilterContext): readonly Condition[] {
  const { region, country, countries, minRating, styles, currency, facilities } = filters;
  const { minPeak, minDrop, minSnowfall, minRuns, openOn, bounds, maxKm } = filters;
  const { searchIds, place } = context;
  const price = activePrice(filters, context.priceRange);
  const wanted = [country, ...countries].filter(Boolean);
  const set: Condition[] = [];
  if (filters.search && searchIds) set.push(({ id }) => searchIds.has(id));
  if (region) set.push((resort) => isSame(resort.region, region));
  if (wanted.length > 0) set.push((resort) => wanted.some((name) => isSame(resort.country, name)));
  if (hasPriceBound(price)) set.push((resort) => pricedWithin(resort, price.minPrice, price.maxPrice, currency));
  if (minRating > 0) set.push(({ rating }) => rating >= minRating);
  if (styles.length > 0) set.push(({ resortStyles }) => styles.every((style) => resortStyles.includes(style)));
  if (minPeak !== null) set.push(atLeast('peak', 'm', minPeak));
  if (minDrop !== null) set.push(atLeast('drop', 'm', minDrop));
  if (minSnowfall !== null) set.push(atLeast('snowfall', 'cm', minSnowfall));
  if (minRuns !== null) set.push(atLeast('runs', minRuns.unit, minRuns.amount));
  if (openOn !== null) set.push((resort) => isOpenOn(resort, openOn));
  if (facilities.length > 0) {
    set.push((resort) => facilities.every((facility) => resort.facilities.includes(facility)));
  }
  if (bounds !== null) set.push((resort) => isInArea(resort, bounds));
  if (maxKm !== null) {
    set.push(({ location }) => forBound(distanceKm(place, location) ?? Number.POSITIVE_INFINITY, maxKm) <= maxKm);
  }
  return set;
}

/** The resorts that a list shows, not yet sorted. */
export function filterCatalogue(resorts: readonly Resort[], filters: ListFilters, context: FilterContext): Resort[] {
  const conditions = conditionsOf(filters, context);
  return resorts.filter((resort) => conditions.every((meets) => meets(resort)));
}

import { formatCount, monthNames } from '@/lib/format';
import type { Units } from '@/lib/units';
import { dayRangeText } from '../day-range-text';
import { facilityLabel } from '../facility-label';
import type { ListFilters, OpenOn } from './list-filters';

/** A choice that only the catalogue can tell: as a chip, within the page's title, and what takes it away. */
interface CatalogueFilterWords {
  label: string;
  title: string;
  without: Partial<ListFilters> | ((now: ListFilters) => Partial<ListFilters>);
}

/** "Open in April", "Open into May or later", "In season 14 – 21 Feb": months do not tell whether a resort is open on a day. */
export function openOnWords(openOn: OpenOn): string {
  if ('days' in openOn) return `In season ${dayRangeText(openOn.days)}`;
  const month = (later: number) => monthNames()[(openOn.month + later) % 12];
  return openOn.isBeyond ? `Open into ${month(1)} or later` : `Open in ${month(0)}`;
}

/** Those of the choices that are set, in the order of the controls. */
export function catalogueFilterWords(
  filters: ListFilters,
  { units, placeName }: { units: Units; placeName?: string | undefined },
): CatalogueFilterWords[] {
  const { countries, minPeak, minDrop, minRuns, minSnowfall, openOn, facilities, maxKm, bounds } = filters;
  const words: CatalogueFilterWords[] = [];
  const add = (label: string, without: CatalogueFilterWords['without']) =>
    words.push({ label, title: label.charAt(0).toLowerCase() + label.slice(1), without });

  for (const country of countries) {
    const without = (now: ListFilters) => ({ countries: now.countries.filter((other) => other !== country) });
    words.push({ label: `Country ${country}`, title: country, without });
  }
  if (minPeak !== null) add(`Peak from ${units.elevation(minPeak).text}`, { minPeak: null });
  if (minDrop !== null) add(`Drop from ${units.elevation(minDrop).text}`, { minDrop: null });
  if (minRuns !== null) {
    const { amount, unit } = minRuns;
    add(`Runs from ${unit === 'km' ? units.distance(amount).text : formatCount(amount)}`, { minRuns: null });
  }
  if (minSnowfall !== null) add(`Snowfall from ${units.snow(minSnowfall).text} a year`, { minSnowfall: null });
  if (openOn !== null) add(openOnWords(openOn), { openOn: null });
  for (const facility of facilities) {
    const without = (now: ListFilters) => ({ facilities: now.facilities.filter((other) => other !== facility) });
    const label = facilityLabel(facility);
    words.push({ label: `Facility ${label}`, title: label, without });
  }
  if (maxKm !== null) {
    const way = units.distance(maxKm).text;
    add(placeName ? `Within ${way} of ${placeName}` : `Within ${way}`, { maxKm: null });
  }
  if (bounds !== null) add('Map area', { bounds: null });
  return words;
}

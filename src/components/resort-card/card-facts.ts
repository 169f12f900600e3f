import type { Resort } from '@/api/resorts/resort.schema';
import { isForeignCurrency } from '@/domain/country-currency';
import { runsInAll } from '@/domain/figures';
import { readHeights } from '@/domain/heights';
import { shortSeason } from '@/domain/short-season';
import { formatCount, formatCounted, formatPrice } from '@/lib/format';
import type { Measure, Units } from '@/lib/units';

/** A fact of a card; the value is null where the resort does not report it. */
interface CardFigure {
  label: string;
  value: string | null;
  /** What the value refers to, where it alone would mislead. */
  note?: string | null | undefined;
}

/** The facts of every card below its heights, always these and in this order. */
export function cardFacts(resort: Resort, units: Units): CardFigure[] {
  const { averageSnowfall, elevation, linkedArea, season } = resort;
  const runs = runsMeasure(resort, units);
  const price = formatPrice(resort.price);
  return [
    { label: 'Vertical drop', value: elevation.vertical > 0 ? units.elevation(elevation.vertical).text : null },
    // Lengths speak of the linked area, numbers of runs of the resort.
    { label: 'Runs', value: runs?.text ?? null, note: linkedArea && runs?.isLength ? 'linked area' : undefined },
    // On one line: "Nov" at the end of one says little.
    { label: 'Season', value: shortSeason(season)?.replace(' – ', '\u00a0–\u00a0') ?? null },
    { label: 'Snowfall', value: averageSnowfall > 0 ? `${units.snow(averageSnowfall).text} / year` : null },
    { label: 'Day ticket', value: price, note: price && currencyNote(resort) },
  ];
}

/** "119 runs" or, where runs are not counted, "130 km"; null where neither is reported. */
export function runsMeasure(resort: Resort, units: Units): (Measure & { isLength: boolean }) | null {
  const runs = runsInAll(resort);
  if (!runs) return null;
  if (runs.unit === 'km') return { ...units.distance(runs.value), isLength: true };
  return { value: formatCount(runs.value), unit: 'runs', text: formatCounted(runs.value, 'run'), isLength: false };
}

/** Says of a price in another currency than the country's that the resort reports it so. */
export const currencyNote = (resort: Resort): string | undefined =>
  isForeignCurrency(resort, resort.price.currency) ? 'as reported' : undefined;

/** "1,620 – 3,883 m", or the one height that is known with its name, or null. */
export function elevationText({ elevation }: Resort, units: Units): string | null {
  const { base, peak } = readHeights(elevation);
  if (base !== null && peak !== null) return `${units.elevation(base).value} – ${units.elevation(peak).text}`;
  if (peak !== null) return `Peak ${units.elevation(peak).text}`;
  return base === null ? null : `Base ${units.elevation(base).text}`;
}

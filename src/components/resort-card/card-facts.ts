import type { Resort } from '@/api/resorts/resort.schema';
import { isForeignCurrency } from '@/domain/country-currency';
import { measureRuns, runsInAll } from '@/domain/figures';
import { readHeights } from '@/domain/heights';
import { isOfLinkedArea } from '@/domain/linked-area';
import { shortSeason } from '@/domain/short-season';
import { formatPrice } from '@/lib/format';
import type { Measure, Units } from '@/lib/units';
import { m } from '@/paraglide/messages';

/** A fact of a card; the value is null if not reported. */
interface CardFigure {
  label: string;
  value: string | null;
  /** What the value refers to, if it would mislead without. */
  note?: string | null | undefined;
}

/** The facts of a small card: heights, runs and day ticket. */
export function shortFacts(resort: Resort, units: Units): [heights: CardFigure, runs: CardFigure, ticket: CardFigure] {
  const runs = runsMeasure(resort, units);
  const price = formatPrice(resort.price);
  return [
    { label: m.fact_elevation(), value: elevationText(resort, units) },
    { label: m.fact_runs(), value: runs?.text ?? null, note: runs?.note },
    { label: m.card_ticket(), value: price, note: price && currencyNote(resort) },
  ];
}

/** The facts of every card, always these in this order. */
export function cardFacts(resort: Resort, units: Units): CardFigure[] {
  const { averageSnowfall, elevation, season } = resort;
  const [heights, runs, ticket] = shortFacts(resort, units);
  return [
    heights,
    { label: m.fact_vertical_drop(), value: elevation.vertical > 0 ? units.elevation(elevation.vertical).text : null },
    runs,
    { label: m.fact_season(), value: shortSeason(season) },
    {
      label: m.card_snowfall(),
      value: averageSnowfall > 0 ? m.card_a_year({ snow: units.snow(averageSnowfall).text }) : null,
    },
    ticket,
  ];
}

/**
 * "119 runs" or, where runs are not counted, "130 km"; null where neither is reported. The note says where it speaks of the
 * linked area: lengths do, numbers of runs do not.
 */
export function runsMeasure(resort: Resort, units: Units): (Measure & { note?: string | undefined }) | null {
  const runs = runsInAll(resort);
  if (!runs) return null;
  return { ...measureRuns(runs, units), note: isOfLinkedArea(runs, resort) ? m.card_linked() : undefined };
}

/** A note if a price is in another currency than the country's. */
export const currencyNote = (resort: Resort): string | undefined =>
  isForeignCurrency(resort, resort.price.currency) ? m.card_as_reported() : undefined;

/** "1,620 – 3,883 m", or the one height that is known with its name, or null. No line of it begins with the unit. */
function elevationText({ elevation }: Resort, units: Units): string | null {
  const { base, peak } = readHeights(elevation);
  const text = (metres: number) => units.elevation(metres).text.replace(' ', '\u00a0');
  if (base !== null && peak !== null) return `${units.elevation(base).value} – ${text(peak)}`;
  if (peak !== null) return m.card_peak_only({ height: text(peak) });
  return base === null ? null : m.card_base_only({ height: text(base) });
}

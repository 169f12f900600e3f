import type { Resort } from '@/api/resorts/resort.schema';
import { regionName } from '@/domain/region-name';
import { shortSeason } from '@/domain/short-season';
import type { ReportedLevel } from '@/domain/trip/enough';
import type { HeightFit } from '@/domain/trip/height-fit';
import type { Caveat, Reason } from '@/domain/trip/reasons';
import { type Trip, toTenth } from '@/domain/trip/trip';
import { capitalized, formatDecimal, monthNames } from '@/lib/format';
import type { Units } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { budgetText, everyoneText, levelName, levelText, moneyText } from './trip-words';

/** A line of a card: a claim, and the comparison that backs it. */
export interface FitLine {
  claim: string;
  comparison: string;
}

/** A line as one text. */
export const lineText = ({ claim, comparison }: FitLine): string => `${claim} ${comparison}`;

/** What the texts need besides the figures. */
export interface TripWording {
  trip: Trip;
  /** Name of the place where the trip starts. */
  placeName: string;
  units: Units;
}

/** Rounds half up or, with `Math.floor`, down, despite floating-point errors of a product. */
function rounded(value: number, decimals: number, round = Math.round): string {
  const factor = 10 ** decimals;
  return formatDecimal(round(value * factor + 1e-6) / factor, { most: decimals });
}

/** An amount without its unit. Miles are rounded like every length; kilometres and runs to tenths, which halves have. */
const figureText = (amount: number, { unit }: ReportedLevel, { system, distance }: Units): string =>
  unit === 'km' && system === 'imperial' ? distance(amount).value : rounded(amount, 1);

/** "52.5 km", "35 runs" */
const withUnit = (figure: string, { amount, unit }: ReportedLevel, { distanceUnit }: Units): string =>
  unit === 'km' ? `${figure} ${distanceUnit.name}` : m.run_count({ count: toTenth(amount), shown: figure });

/** "expert 52.5 km" */
const ofLevel = ({ level, people }: ReportedLevel, amount: string): string =>
  m.trip_level_amount({ level: levelName(level, people), amount });

/** Amount and need, but the amount rounded down, or both to more decimals, if a shortfall would read as enough. */
function amountPair(level: ReportedLevel, units: Units): [string, string] {
  const { amount, need, unit } = level;
  const [nearest, wanted] = [figureText(amount, level, units), figureText(need, level, units)];
  if (amount >= need || nearest !== wanted) return [nearest, wanted];
  const factor = unit === 'km' ? units.distanceUnit.perKilometre : 1;
  const below = rounded(amount * factor, 1, Math.floor);
  const tenths = rounded(need * factor, 1);
  return below === tenths ? [rounded(amount * factor, 2, Math.floor), rounded(need * factor, 2)] : [below, tenths];
}

/** "34 of 49 km"; if there is more than needed, "70 km (needs 21)". */
export function amountText(level: ReportedLevel, units: Units): string {
  const { amount, need, unit, people } = level;
  const [there, wanted] = amountPair(level, units);
  if (amount > need && there !== wanted) {
    return m.trip_amount_enough({ people, amount: withUnit(there, level, units), wanted });
  }
  return unit === 'km'
    ? m.trip_amount_of_length({ there, wanted, unit: units.distanceUnit.name })
    : m.trip_amount_of_runs({ count: toTenth(need), there, wanted });
}

/** "beginners 70 km (need 21), intermediate 16.5 of 70 km" */
export const amountsText = (levels: readonly ReportedLevel[], units: Units): string =>
  levels.map((level) => ofLevel(level, amountText(level, units))).join(', ');

/** "April is its closing month" */
export function edgeText({ month, isOpening, isClosing }: Extract<Caveat, { kind: 'edge' }>['edge']): string {
  const edge = isClosing ? 'closing' : 'opening';
  const role = isOpening && isClosing ? 'only' : edge;
  return m.trip_edge({ role, month: monthNames()[month] ?? '' });
}

/** "season Nov – Apr"; a season that has no end is a sentence. */
export function seasonText({ season }: Resort): string {
  const short = shortSeason(season);
  if (short === m.season_all_year()) return m.trip_season_all_year();
  return short ? m.trip_line_season({ season: short }) : m.trip_line_season_missing();
}

/** "93 %", with the preposition in front where a language joins the two. */
const shareText = (share: number) => m.trip_share({ percent: String(Math.floor(share * 100 + 1e-6)) });

/** "412 km from Zürich, straight line" */
export const distanceLine = (km: number, { placeName, units }: TripWording): FitLine => ({
  claim: m.trip_line_far({ distance: units.distance(km).text, place: placeName }),
  comparison: m.trip_line_straight(),
});

/** The words of a caveat. */
export function caveatLine(caveat: Caveat, resort: Resort, wording: TripWording): FitLine {
  switch (caveat.kind) {
    case 'closed':
      return { claim: m.trip_line_closed(), comparison: seasonText(resort) };
    case 'edge':
      return { claim: m.trip_line_edge({ edge: capitalized(edgeText(caveat.edge)) }), comparison: seasonText(resort) };
    case 'over': {
      const { budget, difference } = caveat;
      const over = { amount: moneyText(difference, budget.currency) };
      return {
        claim: budget.isForAll ? m.trip_line_over_all(over) : m.trip_line_over_day(over),
        comparison: m.trip_line_your_budget({ budget: budgetText(budget) }),
      };
    }
    case 'short': {
      const { level, people } = caveat.level;
      return {
        claim: m.trip_line_short({ whom: levelText(level, people) }),
        comparison: amountText(caveat.level, wording.units),
      };
    }
    case 'not-reported':
      return { claim: m.trip_missing({ what: caveat.what }), comparison: m.not_reported() };
    case 'far':
      return distanceLine(caveat.km, wording);
  }
}

/** A reason in words. */
export function reasonLine(reason: Reason, wording: TripWording): FitLine {
  const { trip, units } = wording;
  switch (reason.kind) {
    case 'enough':
      return {
        claim: m.trip_line_enough({ whom: everyoneText(trip) }),
        comparison: reason.levels
          .map((level) => ofLevel(level, withUnit(figureText(level.amount, level, units), level, units)))
          .join(', '),
      };
    case 'nearest':
      return {
        ...distanceLine(reason.km, wording),
        comparison: m.trip_line_nearer({ share: shareText(reason.share) }),
      };
    case 'cheapest': {
      const { value, unit } = reason.price;
      const { budget } = trip;
      const isJudged = budget?.currency === unit && !budget.isForAll;
      const under = isJudged && budget.amount > value ? budget.amount - value : null;
      return {
        claim:
          under === null
            ? m.trip_line_price({ amount: moneyText(value, unit) })
            : m.trip_line_under({ amount: moneyText(under, unit) }),
        comparison: m.trip_line_cheaper({ share: shareText(reason.share), currency: unit }),
      };
    }
    case 'highest':
      return {
        claim: m.trip_line_peak({ height: units.elevation(reason.peak.value).text }),
        comparison: m.trip_line_higher({ share: shareText(reason.share) }),
      };
  }
}

/**
 * A resort's heights: "1,620 – 3,883 m, peak higher than 99 % of resorts in Europe". Claims nothing about snow, and
 * never says that it is the lowest.
 */
export function heightText({ base, peak, region, shareOfRegion }: HeightFit, units: Units): string {
  const top = units.elevation(peak).text;
  const heights = base === null ? m.trip_height_peak({ height: top }) : `${units.elevation(base).value} – ${top}`;
  if (shareOfRegion < 0.01) return heights;
  return `${heights}, ${m.trip_height_higher({ share: shareText(shareOfRegion), region: regionName(region) })}`;
}

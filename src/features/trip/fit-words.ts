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

const runsText = (runs: number, shown = rounded(runs, 1)): string => m.run_count({ count: toTenth(runs), shown });

/** A function that writes an amount. Miles are rounded like every length; kilometres and runs to tenths, which halves have. */
const writerOf = (unit: ReportedLevel['unit'], { system, distance }: Units) =>
  unit === 'km' && system === 'imperial'
    ? (kilometres: number) => distance(kilometres).value
    : (amount: number) => rounded(amount, 1);

/** The amount for a level: "expert 52.5 km". */
function levelAmount({ level, people, amount, unit }: ReportedLevel, units: Units): string {
  const shown = unit === 'km' ? `${writerOf(unit, units)(amount)} ${units.distanceUnit.name}` : runsText(amount);
  return m.trip_level_amount({ level: levelName(level, people), amount: shown });
}

/** Amount and need, but the amount rounded down, or both to more decimals, if a shortfall would read as enough. */
function amountPair({ amount, need, unit }: ReportedLevel, units: Units): [string, string] {
  const write = writerOf(unit, units);
  const nearest: [string, string] = [write(amount), write(need)];
  if (amount >= need || nearest[0] !== nearest[1]) return nearest;
  const factor = unit === 'km' ? units.distanceUnit.perKilometre : 1;
  const [there, wanted] = [amount * factor, need * factor];
  const [below, tenths] = [rounded(there, 1, Math.floor), rounded(wanted, 1)];
  return below === tenths ? [rounded(there, 2, Math.floor), rounded(wanted, 2)] : [below, tenths];
}

/** "34 of 49 km"; if there is more than needed, "70 km (needs 21)". */
export function amountText(level: ReportedLevel, units: Units): string {
  const { amount, need, unit, people } = level;
  const { name } = units.distanceUnit;
  const [there, wanted] = amountPair(level, units);
  if (amount <= need || there === wanted) {
    return unit === 'km'
      ? m.trip_amount_of_length({ there, wanted, unit: name })
      : m.trip_amount_of_runs({ count: toTenth(need), there, wanted });
  }
  const shown = unit === 'km' ? `${there} ${name}` : runsText(amount, there);
  return m.trip_amount_enough({ people, amount: shown, wanted });
}

/** "beginners 70 km (need 21), intermediate 16.5 of 70 km" */
export const amountsText = (levels: readonly ReportedLevel[], units: Units): string =>
  levels
    .map((level) =>
      m.trip_level_amount({ level: levelName(level.level, level.people), amount: amountText(level, units) }),
    )
    .join(', ');

/** "April is its closing month" */
export function edgeText({ month, isOpening, isClosing }: Extract<Caveat, { kind: 'edge' }>['edge']): string {
  const edge = isClosing ? 'closing' : 'opening';
  const role = isOpening && isClosing ? 'only' : edge;
  return m.trip_edge({ role, month: monthNames()[month] ?? '' });
}

/** "season Nov – Apr" */
export function seasonText({ season }: Resort): string {
  const short = shortSeason(season);
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
export function reasonLine(reason: Reason, { trip, placeName, units }: TripWording): FitLine {
  switch (reason.kind) {
    case 'enough':
      return {
        claim: m.trip_line_enough({ whom: everyoneText(trip) }),
        comparison: reason.levels.map((level) => levelAmount(level, units)).join(', '),
      };
    case 'nearest':
      return {
        claim: m.trip_line_far({ distance: units.distance(reason.km).text, place: placeName }),
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

import type { Resort } from '@/api/resorts/resort.schema';
import { shortSeason } from '@/domain/short-season';
import type { ReportedLevel } from '@/domain/trip/enough';
import type { HeightFit } from '@/domain/trip/height-fit';
import type { Caveat, Reason } from '@/domain/trip/reasons';
import type { Trip } from '@/domain/trip/trip';
import { formatDecimal, monthNames } from '@/lib/format';
import type { Units } from '@/lib/units';
import { budgetText, everyoneText, levelName, levelText, moneyText } from './trip-words';

/** A line of a card: what is claimed, and what it is measured by. */
export interface FitLine {
  claim: string;
  comparison: string;
}

/** What the words of a trip need beside the figures. */
export interface TripWording {
  trip: Trip;
  /** What the place is called where the trip starts. */
  placeName: string;
  units: Units;
}

const rounded = (value: number, decimals: number): string => {
  const factor = 10 ** decimals;
  // What lies half-way, but for the error of a product, goes up.
  return formatDecimal(Math.round(value * factor + 1e-6) / factor, { most: decimals });
};

const roundedDown = (value: number, decimals: number): string => {
  const factor = 10 ** decimals;
  return formatDecimal(Math.floor(value * factor + 1e-6) / factor, { most: decimals });
};

/** What is there and what is needed, to the nearest tenth; down or finer where what is short would read as enough. */
function amountPair(amount: number, need: number): [string, string] {
  const tenths = rounded(need, 1);
  for (const have of [rounded(amount, 1), roundedDown(amount, 1)]) {
    if (amount >= need || have !== tenths) return [have, tenths];
  }
  return [roundedDown(amount, 2), rounded(need, 2)];
}

/** What is there for a level: "expert 52.5 km". */
function levelAmount({ level, people, amount, unit }: ReportedLevel, { distanceUnit }: Units): string {
  const [factor, name] = unit === 'km' ? [distanceUnit.perKilometre, distanceUnit.name] : [1, unit];
  return `${levelName(level, people)} ${rounded(amount * factor, 1)} ${name}`;
}

/** "34 of 49 km"; where there is more than is needed, "70 km (needs 21)". */
export function amountText({ amount, need, unit, people }: ReportedLevel, { distanceUnit }: Units): string {
  const factor = unit === 'km' ? distanceUnit.perKilometre : 1;
  const name = unit === 'km' ? distanceUnit.name : unit;
  const [there, wanted] = amountPair(amount * factor, need * factor);
  if (amount <= need || there === wanted) return `${there} of ${wanted} ${name}`;
  return `${there} ${name} (${people === 1 ? 'needs' : 'need'} ${wanted})`;
}

/** "beginners 70 km (need 21), intermediate 16.5 of 70 km" */
export const amountsText = (levels: readonly ReportedLevel[], units: Units): string =>
  levels.map((level) => `${levelName(level.level, level.people)} ${amountText(level, units)}`).join(', ');

/** "April is its closing month" */
export function edgeText({ month, isOpening, isClosing }: Extract<Caveat, { kind: 'edge' }>['edge']): string {
  const role = isOpening && isClosing ? 'only' : isClosing ? 'closing' : 'opening';
  return `${monthNames()[month]} is its ${role} month`;
}

/** "season Nov – Apr" */
export const seasonText = ({ season }: Resort): string => `season ${shortSeason(season) ?? 'not reported'}`;

/** What a trip asks of a resort, by the words of the page. */
export const missingNames = {
  season: 'Season',
  runs: 'Runs by level',
  price: 'Day ticket',
  position: 'Position',
} as const;

const percent = (share: number) => `${Math.floor(share * 100 + 1e-6)} %`;

/** The words of a caveat. */
export function caveatLine(caveat: Caveat, resort: Resort, { trip, placeName, units }: TripWording): FitLine {
  const { budget } = trip;
  switch (caveat.kind) {
    case 'closed':
      return { claim: 'Closed on your days,', comparison: seasonText(resort) };
    case 'edge':
      return { claim: `${edgeText(caveat.edge)},`, comparison: seasonText(resort) };
    case 'over': {
      const { amount = 0, currency = resort.price.currency, isForAll = false } = budget ?? {};
      return {
        claim: `${moneyText(caveat.difference, currency)} ${isForAll ? 'over' : 'a day over'}`,
        comparison: `your ${budgetText({ amount, currency, isForAll })}`,
      };
    }
    case 'short': {
      const { level, people } = caveat.level;
      return { claim: `Short for ${levelText(level, people)}:`, comparison: amountText(caveat.level, units) };
    }
    case 'not-reported':
      return { claim: missingNames[caveat.what], comparison: 'not reported' };
    case 'far':
      return { claim: `${units.distance(caveat.km).text} from ${placeName},`, comparison: 'straight line' };
  }
}

/** The words of a reason. */
export function reasonLine(reason: Reason, { trip, placeName, units }: TripWording): FitLine {
  switch (reason.kind) {
    case 'enough':
      return {
        claim: `Enough for ${everyoneText(trip)}:`,
        comparison: reason.levels.map((level) => levelAmount(level, units)).join(', '),
      };
    case 'nearest':
      return {
        claim: `${units.distance(reason.km).text} from ${placeName},`,
        comparison: `straight line, nearer than ${percent(reason.share)} of resorts`,
      };
    case 'cheapest': {
      const { value, unit } = reason.price;
      const { budget } = trip;
      const isJudged = budget?.currency === unit && !budget.isForAll;
      const under = isJudged && budget.amount > value ? budget.amount - value : null;
      return {
        claim: under === null ? `${moneyText(value, unit)} a day,` : `${moneyText(under, unit)} under your budget,`,
        comparison: `cheaper than ${percent(reason.share)} in ${unit}`,
      };
    }
    case 'highest':
      return {
        claim: `Peak ${units.elevation(reason.peak.value).text},`,
        comparison: `higher than ${percent(reason.share)} of resorts`,
      };
  }
}

/** The words of a height: "1,620 – 3,883 m, peak higher than 99 % of resorts in Europe". It says nothing of snow, nor of being the lowest. */
export function heightLine(
  { base, peak, region, shareOfRegion }: HeightFit,
  { units }: Pick<TripWording, 'units'>,
): FitLine {
  const top = units.elevation(peak);
  return {
    claim: base === null ? `Peak ${top.text}` : `${units.elevation(base).value} – ${top.text}`,
    comparison: shareOfRegion < 0.01 ? '' : `peak higher than ${percent(shareOfRegion)} of resorts in ${region}`,
  };
}

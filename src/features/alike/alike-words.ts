import type { Resort } from '@/api/resorts/resort.schema';
import { type AlikeKind, type AlikeResort, type Apart, type GivenUp, nearFacts } from '@/domain/alike-resorts';
import type { FigureName } from '@/domain/figures';
import { styleLabel } from '@/domain/resort-styles';
import { formatCount, formatCounted, formatDecimal } from '@/lib/format';
import { measureIn, shownDifference, type Units } from '@/lib/units';

/** What follows "Like Zermatt, but". */
export const alikeLabels: Readonly<Record<AlikeKind, string>> = {
  cheaper: 'cheaper',
  closer: 'closer to you',
  easier: 'more easy terrain',
  higher: 'higher',
  bigger: 'bigger',
  quieter: 'quieter styles',
};

const nouns: Partial<Record<FigureName, string>> = { peak: 'height', drop: 'drop', snowfall: 'snow a year' };

/** By how much two figures differ, as a reader of both works it out. */
function amountText({ difference, unit, between }: Apart, units: Units): string {
  const measureOf = measureIn(unit, units);
  if (measureOf) return shownDifference(measureOf, ...between);
  return unit === 'runs' ? formatCount(difference) : `${unit} ${formatDecimal(difference, { most: 2 })}`;
}

/** "95 km" of runs, or "12", which is followed by the noun. */
const gainTexts: Readonly<Record<Exclude<AlikeKind, 'quieter'>, (amount: string, placeName: string) => string>> = {
  cheaper: (amount) => `${amount} less a day`,
  closer: (amount, placeName) => `${amount} nearer to ${placeName}`,
  easier: (amount) => `${amount} more easy runs`,
  higher: (amount) => `${amount} higher`,
  bigger: (amount) => `${amount} more runs`,
};

/**
 * In what the resort is better: "EUR 15 less a day", "88 km nearer to Zürich".
 * @param placeName what the place is called where the trip starts
 */
export function gainText({ kind, gain }: AlikeResort, units: Units, placeName = 'the start'): string {
  if ('without' in gain) return `Not listed as ${gain.without.map(styleLabel).join(' or ')}`;
  const amount = amountText(gain, units);
  return kind === 'quieter' ? amount : gainTexts[kind](amount, placeName);
}

function lossText(loss: GivenUp, units: Units): string {
  const { figure, difference, unit } = loss;
  const amount = amountText(loss, units);
  if (figure === 'runs') return unit === 'km' ? `${amount} of runs` : formatCounted(difference, 'run');
  return `${amount} of ${nouns[figure] ?? figure}`;
}

/** What it gives up: "Gives up 427 m of height and 22 km of runs", "Costs EUR 12 more a day". */
export function givesUpText({ givesUp }: AlikeResort, units: Units): string {
  const price = givesUp.find(({ figure }) => figure === 'price');
  const losses = givesUp.filter(({ figure }) => figure !== 'price').map((loss) => lossText(loss, units));
  const cost = price && `osts ${amountText(price, units)} more a day`;
  if (losses.length === 0) return cost ? `C${cost}` : 'Gives up nothing that counts in the figures both report';
  return `Gives up ${losses.join(' and ')}${cost ? `, and c${cost}` : ''}`;
}

/** The facts of a near resort: "Italy · up to 3,480 m · 322 km"; only what is reported. */
export function nearText(resort: Resort, units: Units): string {
  const { peak, runs } = nearFacts(resort);
  const length = runs && (runs.unit === 'km' ? units.distance(runs.value).text : formatCounted(runs.value, 'run'));
  return [resort.country, peak && `up to ${units.elevation(peak.value).text}`, length].filter(Boolean).join(' · ');
}

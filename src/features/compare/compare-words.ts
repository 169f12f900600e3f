import type { Resort } from '@/api/resorts/resort.schema';
import type { ComparedFact, LeftOutFact } from '@/domain/compare/compared-facts';
import type { Point, Standing, TradeOff } from '@/domain/compare/differences';
import { formatCounted, formatDecimal } from '@/lib/format';
import { measureIn, shownDifference, type Units } from '@/lib/units';

/** A part of a sentence; the claim is what it is about. */
export interface WordPart {
  text: string;
  isClaim: boolean;
}

/** What is told of one resort, with its name and without. */
export interface ResortWords {
  id: string;
  sentence: string;
  parts: readonly WordPart[];
}

/** Around a claim while a sentence is put together; no name holds it. */
const MARK = '\u0000';
const claim = (text: string) => `${MARK}${text}${MARK}`;

/** A sentence about a resort, of words with marked claims. */
function resortWords({ id, name }: Resort, words: string): ResortWords {
  const parts = words.split(MARK).map((text, index) => ({ text, isClaim: index % 2 === 1 }));
  return { id, sentence: `${name} ${words.replaceAll(MARK, '')}`, parts: parts.filter(({ text }) => text !== '') };
}

/** What the words of a comparison need beside the figures. */
export interface CompareWording {
  units: Units;
  /** What the place is called where the trip starts. */
  placeName?: string;
}

const runNames: Partial<Record<ComparedFact, string>> = {
  beginnerRuns: 'beginner runs',
  intermediateRuns: 'intermediate runs',
  advancedRuns: 'advanced runs',
};

/** An amount of a fact with its unit: "785 m", "112 km", "EUR 21", "40 cm". */
function amountText(fact: ComparedFact, value: number, unit: string, { units }: CompareWording): string {
  if (fact === 'price') return `${unit} ${formatDecimal(value, { most: 2, least: Number.isInteger(value) ? 0 : 2 })}`;
  if (unit === 'm') return units.elevation(value).text;
  if (unit === 'cm') return units.snow(value).text;
  return unit === 'km' ? units.distance(value).text : formatDecimal(value);
}

/** By how much two amounts differ, as the figures in the table do, which are rounded. */
function differenceText(
  fact: ComparedFact,
  value: number,
  other: number,
  unit: string,
  wording: CompareWording,
): string {
  const measureOf = measureIn(unit, wording.units);
  return measureOf
    ? shownDifference(measureOf, value, other)
    : amountText(fact, Math.abs(value - other), unit, wording);
}

const runsText = (amount: string, comparison: string, name: string) => `${claim(`${amount} ${comparison}`)} ${name}`;

/** What a resort has over another, without its name, its claim marked: "reaches 785 m higher". */
function tradeOffText({ fact, unit, value, other }: TradeOff, wording: CompareWording): string {
  const amount = differenceText(fact, value, other, unit, wording);
  switch (fact) {
    case 'peak':
      return `reaches ${claim(`${amount} higher`)}`;
    case 'drop':
      return `has ${claim(`${amount} more drop`)}`;
    case 'price':
      return `costs ${claim(`${amount} less`)} a day`;
    case 'snowfall':
      return `gets ${claim(`${amount} more snow`)} a year`;
    case 'distance':
      return `is ${claim(`${amount} nearer`)} to ${wording.placeName ?? 'the start'}`;
    default:
      return `has ${runsText(amount, 'more', runNames[fact] ?? '')}`;
  }
}

/** One sentence a side that has something over the other: "Zermatt reaches 785 m higher and costs EUR 21 less a day." */
export const tradeOffSentences = (
  resorts: readonly Resort[],
  sides: readonly (readonly TradeOff[])[],
  wording: CompareWording,
): ResortWords[] =>
  resorts.flatMap((resort, index) => {
    const told = (sides[index] ?? []).map((tradeOff) => tradeOffText(tradeOff, wording));
    const isRepeated = told.every((fact) => fact.startsWith('has '));
    const facts = told.map((fact, at) => (isRepeated && at > 0 ? fact.replace('has ', '') : fact));
    return facts.length > 0 ? resortWords(resort, `${facts.join(' and ')}.`) : [];
  });

/** Said where no difference between two resorts counts, and of one of several. */
export const alikeSentence = 'On the figures both report, they are alike.';
const closeText = 'is close to the others in every figure that all report';

/** Superlatives, the best one first. */
const superlatives: Readonly<Record<ComparedFact, readonly [string, string]>> = {
  peak: ['has the highest peak', 'has the lowest peak'],
  drop: ['has the biggest drop', 'has the smallest drop'],
  beginnerRuns: ['has the most beginner runs', 'has the fewest beginner runs'],
  intermediateRuns: ['has the most intermediate runs', 'has the fewest intermediate runs'],
  advancedRuns: ['has the most advanced runs', 'has the fewest advanced runs'],
  price: ['is the cheapest', 'is the dearest'],
  snowfall: ['gets the most snow', 'gets the least snow'],
  distance: ['is the nearest', 'is the furthest'],
};

const middle = 'than the middle of the others';

function betweenText({ fact, unit, value, middle: other }: Point, wording: CompareWording): string {
  const amount = differenceText(fact, value, other, unit, wording);
  const isMore = value > other;
  switch (fact) {
    case 'peak':
      return `reaches ${claim(`${amount} ${isMore ? 'higher' : 'less high'}`)} ${middle}`;
    case 'drop':
      return `has ${claim(`${amount} ${isMore ? 'more' : 'less'} drop`)} ${middle}`;
    case 'price':
      return `costs ${claim(`${amount} ${isMore ? 'more' : 'less'}`)} a day ${middle}`;
    case 'snowfall':
      return `gets ${claim(`${amount} ${isMore ? 'more' : 'less'} snow`)} a year ${middle}`;
    case 'distance':
      return `is ${claim(`${amount} ${isMore ? 'farther away' : 'nearer'}`)} ${middle}`;
    default:
      return `has ${runsText(amount, isMore ? 'more' : 'fewer', runNames[fact] ?? '')} ${middle}`;
  }
}

const suffixes: Partial<Record<ComparedFact, string>> = { price: ' a day', snowfall: ' a year' };
const isBest = (standing: Standing) => standing.startsWith('first');

/** A point without the resort's name, its claim marked: "has the most intermediate runs, 220 km". */
function pointText(point: Point, wording: CompareWording): string {
  const { fact, standing, value, unit } = point;
  if (standing === 'between') return betweenText(point, wording);
  const [verb = '', ...rest] = superlatives[fact][isBest(standing) ? 0 : 1].split(' ');
  const shared = standing.endsWith('shared') ? ', shared' : '';
  const place = fact === 'distance' && wording.placeName ? ` from ${wording.placeName}` : (suffixes[fact] ?? '');
  return `${verb} ${claim(rest.join(' '))}${shared}, ${amountText(fact, value, unit, wording)}${place}`;
}

/** A resort in one line: its strongest and its weakest point against the middle of the others. */
export function pointsWords(
  resort: Resort,
  { strongest, weakest }: { strongest: Point | null; weakest: Point | null },
  wording: CompareWording,
): ResortWords {
  const points = [strongest, weakest].filter((point) => point !== null).map((point) => pointText(point, wording));
  const [first = closeText, second] = points;
  return resortWords(resort, second ? `${first}. It ${second}.` : `${first}.`);
}

const factNames: Readonly<Record<ComparedFact, string>> = {
  peak: 'Peak',
  drop: 'Drop',
  beginnerRuns: 'Beginner runs',
  intermediateRuns: 'Intermediate runs',
  advancedRuns: 'Advanced runs',
  price: 'Price',
  snowfall: 'Snowfall',
  distance: 'Distance',
};

/** Why a fact is not compared: "Snowfall is left out: 1 of 3 resorts reports it." */
export function leftOutSentence({ fact, reportedBy }: LeftOutFact, compared: number): string {
  const name = factNames[fact];
  const be = /runs$/.test(name) ? 'are' : 'is';
  if (reportedBy === compared) {
    return `${name} ${be} left out: not all report ${be === 'are' ? 'them' : 'it'} in the same ${fact === 'price' ? 'currency' : 'unit'}.`;
  }
  const them = be === 'are' ? 'them' : 'it';
  return `${name} ${be} left out: ${reportedBy} of ${formatCounted(compared, 'resort')} ${reportedBy === 1 ? 'reports' : 'report'} ${them}.`;
}

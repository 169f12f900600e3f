import type { Resort } from '@/api/resorts/resort.schema';
import type { ComparedFact, LeftOutFact } from '@/domain/compare/compared-facts';
import type { Point, TradeOff } from '@/domain/compare/differences';
import { runsOf } from '@/domain/run-words';
import { formatDecimal, formatMoney } from '@/lib/format';
import { measureIn, shownDifference, type Units } from '@/lib/units';
import { m } from '@/paraglide/messages';

/** A sentence about a resort, with and without its name. */
export interface ResortWords {
  id: string;
  sentence: string;
  /** A claim is what the sentence is about. Two may read alike, so each part has a key of its own. */
  parts: readonly { key: string; text: string; isClaim: boolean }[];
}

/** Surrounds a claim in a message. */
const MARK = '*';

/** A sentence about a resort, of words with marked claims. */
function resortWords({ id, name }: Resort, words: string): ResortWords {
  const parts = words.split(MARK).map((text, index) => ({ key: `${index} ${text}`, text, isClaim: index % 2 === 1 }));
  return { id, sentence: `${name} ${words.replaceAll(MARK, '')}`, parts: parts.filter(({ text }) => text !== '') };
}

/** What the words of a comparison need besides the figures. */
export interface CompareWording {
  units: Units;
  /** Name of the place the trip starts from. */
  placeName?: string | undefined;
}

/** No line of a sentence ends within an amount. */
const unbroken = (amount: string) => amount.replaceAll(' ', '\u00a0');

/** An amount of a fact with its unit: "785 m", "112 km", "EUR 21", "40 cm". */
function amountText({ fact, unit }: Pick<Point, 'fact' | 'unit'>, value: number, { units }: CompareWording): string {
  if (fact === 'price') return unbroken(`${unit} ${formatMoney(value)}`);
  return unbroken(measureIn(unit, units)?.(value).text ?? formatDecimal(value, { most: 1 }));
}

/** The difference of two amounts, calculated from the rounded figures in the table. */
function differenceText(of: Pick<Point, 'fact' | 'unit'>, one: number, other: number, wording: CompareWording): string {
  const measureOf = measureIn(of.unit, wording.units);
  return measureOf ? unbroken(shownDifference(measureOf, one, other)) : amountText(of, Math.abs(one - other), wording);
}

const RUNS = ['beginnerRuns', 'intermediateRuns', 'advancedRuns'] as const;
const isRuns = (fact: ComparedFact): fact is (typeof RUNS)[number] => RUNS.some((runs) => runs === fact);

/** What a resort has: facts that share a verb, which need not be repeated. */
const HELD: readonly ComparedFact[] = ['drop', ...RUNS];

/** The fact by which a message chooses its words: runs of each level share them. */
const wordedFact = (fact: ComparedFact) => (isRuns(fact) ? 'runs' : fact);

/** The runs that follow an amount of them; '' for other facts, whose sentences name none. */
const runsText = ({ fact, unit }: Pick<Point, 'fact' | 'unit'>, amount: number) =>
  isRuns(fact) ? runsOf(fact, unit, amount) : '';

/** What a resort has over another, without its name, its claim marked: "reaches *785 m higher*"; "*785 m more drop*" as the next of some. */
const tradeOffText = (tradeOff: TradeOff, isNext: boolean, wording: CompareWording): string =>
  m.compare_more({
    fact: wordedFact(tradeOff.fact),
    standing: isNext ? 'next' : 'first',
    amount: differenceText(tradeOff, tradeOff.value, tradeOff.other, wording),
    runs: runsText(tradeOff, Math.abs(tradeOff.value - tradeOff.other)),
    place: wording.placeName ?? m.compare_the_start(),
  });

/** One sentence for each side with an advantage: "Zermatt reaches 785 m higher and costs EUR 21 less a day." */
export const tradeOffSentences = (
  resorts: readonly Resort[],
  sides: readonly (readonly TradeOff[])[],
  wording: CompareWording,
): ResortWords[] =>
  resorts.flatMap((resort, index) => {
    const side = sides[index] ?? [];
    const isHeld = side.every(({ fact }) => HELD.includes(fact));
    const facts = side.map((tradeOff, at) => tradeOffText(tradeOff, isHeld && at > 0, wording));
    if (facts.length === 0) return [];
    const first = facts.reduce((first, second) => m.compare_and({ first, second }));
    return resortWords(resort, m.compare_sentence({ first }));
  });

/** A point without the resort's name, its claim marked: "has *the most intermediate runs*, 220 km". */
function pointText(point: Point, wording: CompareWording): string {
  const { fact, standing, value, middle } = point;
  if (standing === 'between') {
    return m.compare_between({
      kind: `${wordedFact(fact)}-${value > middle ? 'more' : 'less'}`,
      amount: differenceText(point, value, middle, wording),
      runs: runsText(point, Math.abs(value - middle)),
    });
  }
  const place = fact === 'distance' ? wording.placeName : undefined;
  return m.compare_point({
    kind: `${place ? 'place' : fact}-${standing.startsWith('first') ? 'best' : 'worst'}`,
    amount: amountText(point, value, wording),
    shared: standing.endsWith('shared') ? m.compare_shared() : '',
    place: place ?? '',
  });
}

/** A resort in one line: its strongest and weakest point compared with the median of the others. */
export function pointsWords(
  resort: Resort,
  { strongest, weakest }: { strongest: Point | null; weakest: Point | null },
  wording: CompareWording,
): ResortWords {
  const points = [strongest, weakest].filter((point) => point !== null).map((point) => pointText(point, wording));
  const [first = m.compare_close(), second] = points;
  return resortWords(resort, second ? m.compare_two_points({ first, second }) : m.compare_sentence({ first }));
}

/** Why facts are not compared, those of one reason together: "Peak, Snowfall: not compared, reported by 1 of 3 resorts." */
export function leftOutSentences(leftOut: readonly LeftOutFact[], compared: number): string[] {
  const reasonOf = ({ fact, reportedBy }: LeftOutFact) => {
    if (reportedBy < compared) return reportedBy;
    return fact === 'price' ? 'currency' : 'unit';
  };
  return [...new Set(leftOut.map(reasonOf))].map((reason) => {
    const names = leftOut.filter((fact) => reasonOf(fact) === reason).map(({ fact }) => m.compare_fact({ fact }));
    const facts = names.join(', ');
    return typeof reason === 'number'
      ? m.compare_left_out({ facts, count: reason, all: compared })
      : m.compare_left_out_unit({ kind: reason, facts });
  });
}

import type { Resort } from '@/api/resorts/resort.schema';
import type { AlikeKind, AlikeResort, Apart, GivenUp } from '@/domain/alike-resorts';
import { figureOf, measureRuns } from '@/domain/figures';
import { isOfLinkedArea } from '@/domain/linked-area';
import { styleLabel } from '@/domain/resort-styles';
import { runsOf } from '@/domain/run-words';
import { countryName } from '@/lib/country-names';
import { formatCount, formatMoney, formatNames } from '@/lib/format';
import { measureIn, shownDifference, type Units } from '@/lib/units';
import { m } from '@/paraglide/messages';

/** What follows "Like Zermatt, but". */
export const alikeLabels: Readonly<Record<AlikeKind, string>> = {
  cheaper: m.alike_cheaper(),
  closer: m.alike_closer(),
  easier: m.alike_easier(),
  higher: m.alike_higher(),
  bigger: m.alike_bigger(),
  quieter: m.alike_quieter(),
};

/** The runs that a gain is an amount of; the sentences of the other kinds name none. */
const runsOfKind: Partial<Record<AlikeKind, 'easy' | 'all'>> = { easier: 'easy', bigger: 'all' };

/** The difference of two figures as a reader would calculate it. */
function amountText({ difference, unit, between }: Apart, units: Units): string {
  const measureOf = measureIn(unit, units);
  if (measureOf) return shownDifference(measureOf, ...between);
  return unit === 'runs' ? formatCount(difference) : `${unit} ${formatMoney(difference)}`;
}

/**
 * How the resort is better: "EUR 15 less a day", "88 km nearer to Zürich".
 * @param placeName name of the place the trip starts from
 */
export function gainText({ kind, gain }: AlikeResort, units: Units, placeName: string = m.alike_the_start()): string {
  if ('without' in gain)
    return m.alike_not_listed({ styles: formatNames(gain.without.map(styleLabel), 'disjunction') });
  const amount = amountText(gain, units);
  const level = runsOfKind[kind];
  const runs = level ? runsOf(level, gain.unit, gain.difference) : '';
  return m.alike_gain({ kind, amount, runs, place: placeName });
}

function lossText(loss: GivenUp, units: Units): string {
  const { figure, difference, unit } = loss;
  if (figure === 'runs' && unit !== 'km') return m.run_count({ count: difference, shown: formatCount(difference) });
  return m.alike_loss({ figure, amount: amountText(loss, units) });
}

/** What it gives up: "Gives up 427 m of height and 22 km of runs", "Costs EUR 12 more a day". */
export function givesUpText({ givesUp }: AlikeResort, units: Units): string {
  const price = givesUp.find(({ figure }) => figure === 'price');
  const losses = givesUp.filter(({ figure }) => figure !== 'price').map((loss) => lossText(loss, units));
  const amount = price && amountText(price, units);
  if (losses.length === 0) return amount ? m.alike_costs({ amount }) : m.alike_nothing();
  const joined = formatNames(losses);
  return amount ? m.alike_gives_up_and_costs({ losses: joined, amount }) : m.alike_gives_up({ losses: joined });
}

/** The facts of a nearby resort: "Italy · up to 3,480 m · 322 km linked area"; only what is reported. */
export function nearText(resort: Resort, units: Units): string {
  const peak = figureOf(resort, 'peak');
  const runs = figureOf(resort, 'runs');
  const height = peak && m.height_up_to({ height: units.elevation(peak.value).text });
  const amount = runs && measureRuns(runs, units).text;
  const shown = runs && isOfLinkedArea(runs, resort) ? `${amount} ${m.card_linked()}` : amount;
  return [countryName(resort.country), height, shown].filter(Boolean).join(' · ');
}

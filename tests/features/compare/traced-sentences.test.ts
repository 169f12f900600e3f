import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Resort } from '@/api/resorts/resort.schema';
import { comparisonWords } from '@/features/compare/in-words';
import { unitsOf } from '@/lib/units';
import { demoResorts } from '../../support/demo-catalogue';
import { expectTraced, kilometres, type TracedForm } from '../../support/trace-figures';
import { zurich } from '../trip/any-trip';

const catalogue = await demoResorts();
const context = { catalogue, distanceOf: ({ location }: Resort) => kilometres(zurich, location) };
const wording = { units: unitsOf('metric'), placeName: 'Zürich' };
const wordsOf = (resorts: readonly Resort[]) => comparisonWords(resorts, context, wording);

const ticketOf = ({ price: { min, max } }: Resort) => Math.min(...[min, max].filter((amount) => amount > 0));
const runsOf = (level: string, unit: string) => (resort: Resort) =>
  (unit === 'km' ? resort.slopesKm : resort.trails)?.[level as 'beginner' | 'intermediate' | 'advanced'] ?? Number.NaN;

/** As a table shows it, whose figures a reader subtracts. */
const shown = (figure: number) => (figure < 10 ? Math.round(figure * 10) / 10 : Math.round(figure));

/** The number in each form of words is the figure of a resort, or the difference between it and the middle of the others. */
function formsOf(resort: Resort, others: readonly Resort[]): TracedForm[] {
  const middle = (figure: (of: Resort) => number) => {
    const values = others.map(figure).sort((a, b) => a - b);
    const at = (values.length - 1) / 2;
    return ((values[Math.floor(at)] ?? Number.NaN) + (values[Math.ceil(at)] ?? Number.NaN)) / 2;
  };
  const apart = (figure: (of: Resort) => number, round = shown) => [
    Math.abs(round(figure(resort)) - round(middle(figure))) || Math.abs(figure(resort) - middle(figure)),
  ];
  const exact = (figure: number) => figure;
  const peak = ({ elevation }: Resort) => elevation.peak;
  const drop = ({ elevation }: Resort) => elevation.vertical;
  const snow = ({ averageSnowfall }: Resort) => averageSnowfall;
  const way = ({ location }: Resort) => kilometres(zurich, location) ?? Number.NaN;
  const runs = '([\\d,.]+)( km)?';
  const unitOf = (km: string) => (km ? 'km' : 'runs');
  return [
    { words: /reaches [\d,]+ m (?:higher|less high)/, figures: () => apart(peak) },
    { words: /has [\d,]+ m (?:more|less) drop|[\d,]+ m more drop/, figures: () => apart(drop) },
    { words: /costs [A-Z]{3} [\d,.]+ (?:more|less) a day/, figures: () => apart(ticketOf, exact) },
    { words: /gets [\d,.]+ cm (?:more|less) snow a year/, figures: () => apart(snow) },
    { words: /is [\d,.]+ km (?:nearer|farther away)/, figures: () => apart(way) },
    {
      words: new RegExp(`${runs} (?:more|fewer) (beginner|intermediate|advanced) runs`),
      figures: ([, km = '', level = '']) => apart(runsOf(level, unitOf(km)), km ? shown : exact),
    },
    { words: /(?:highest|lowest) peak(?:, shared)?, [\d,]+ m/, figures: () => [peak(resort)] },
    { words: /(?:biggest|smallest) drop(?:, shared)?, [\d,]+ m/, figures: () => [drop(resort)] },
    { words: /(?:cheapest|dearest)(?:, shared)?, [A-Z]{3} [\d,.]+ a day/, figures: () => [ticketOf(resort)] },
    { words: /(?:most|least) snow(?:, shared)?, [\d,.]+ cm a year/, figures: () => [snow(resort)] },
    { words: /(?:nearest|furthest)(?:, shared)?, [\d,.]+ km from Zürich/, figures: () => [way(resort)] },
    {
      words: new RegExp(`(?:most|fewest) (beginner|intermediate|advanced) runs(?:, shared)?, ${runs}`),
      figures: ([level = '', , km = '']) => [runsOf(level, unitOf(km))(resort)],
    },
  ];
}

describe('every number of a comparison in words', () => {
  it.each([2, 3, 4])('of %d resorts is a figure, or a difference of figures', (count) => {
    let told = 0;
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...catalogue), { minLength: count, maxLength: count }), (resorts) => {
        for (const { id, sentence } of wordsOf(resorts)) {
          const resort = resorts.find((one) => one.id === id) as Resort;
          const others = resorts.filter((one) => one !== resort);
          // A name may hold a number of its own.
          expectTraced(sentence.replace(resort.name, '').replaceAll('\u00a0', ' '), formsOf(resort, others));
          told += 1;
        }
      }),
      { numRuns: 400 },
    );
    expect(told).toBeGreaterThan(400);
  });
});

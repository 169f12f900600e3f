import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Resort } from '@/api/resorts/resort.schema';
import { type SkierLevel, type Trip, tripDays } from '@/domain/trip/trip';
import { costLine } from '@/features/trip/cost-words';
import { lineText } from '@/features/trip/fit-words';
import { verdictOf } from '@/features/trip/verdict';
import { springHeights } from '@/features/trip/verdict-rules';
import { demoResorts } from '../../support/demo-catalogue';
import { expectTraced, kilometres, type TracedForm } from '../../support/trace-figures';
import { anyTrip, zurich } from './any-trip';
import { cardLines } from './card-lines';

const resorts = await demoResorts();

/** Every text of a resort about a trip: verdict, reason, caveat and heights. What the visitor said is theirs, and left out. */
function sentencesOf(resort: Resort, trip: Trip): string[] {
  const { fit, wording, reason, caveat } = cardLines(resort, trip, resorts);
  const cost = costLine(resort, trip);
  const lines = [reason, caveat, cost && lineText(cost), springHeights(resort, resorts, wording)];
  return [
    ...verdictOf(resort, fit, wording).flatMap(({ claim, figure }) => [claim, figure]),
    ...lines.filter((line) => line !== null),
  ];
}

const whole = (part: number, of: number) => Math.floor((part / of) * 100 + 1e-6);
const ticketOf = ({ price: { min, max } }: Resort) => Math.min(...[min, max].filter((amount) => amount > 0));

/** What counts for a level in a unit, by the rule: its own runs and half of the next easier ones. */
function amountFor(resort: Resort, level: SkierLevel, unit: string): number {
  const runs = unit === 'km' ? resort.slopesKm : resort.trails;
  const { beginner = Number.NaN, intermediate = Number.NaN, advanced = Number.NaN } = runs ?? {};
  return { beginner, intermediate: intermediate + beginner / 2, expert: advanced + intermediate / 2 }[level];
}

/** Every form of words with a number, and what the number must be. */
function formsOf(resort: Resort, trip: Trip): TracedForm[] {
  const days = tripDays(trip);
  const level = (name: string) => name.replace(/s$/, '') as SkierLevel;
  const needFor = (name: string, unit: string) => trip.needs[level(name)][unit === 'km' ? 'km' : 'runs'] * days;
  const budget = trip.budget?.amount ?? Number.NaN;
  const distance = kilometres(zurich, resort.location) ?? Number.NaN;
  const same = resorts.filter(({ price }) => price.currency === resort.price.currency);
  const priced = same.filter((other) => Number.isFinite(ticketOf(other)));
  const people = Object.values(trip.group).reduce((sum, count) => sum + count, 0);
  const cost = ticketOf(resort) * people * days;
  const charged = trip.budget?.isForAll ? cost : ticketOf(resort);
  const { peak, base } = resort.elevation;
  const regional = resorts.filter(({ region, elevation }) => region === resort.region && elevation.peak > 0);
  const highest = resorts.filter(({ elevation }) => elevation.peak > 0);
  const lower = (all: readonly Resort[]) => all.filter((other) => other.elevation.peak < peak).length;
  const ways = resorts.flatMap(({ location }) => kilometres(zurich, location) ?? []);
  const names = '(beginners?|intermediates?|experts?)';
  return [
    // Rounded down, so that what is short never reads as enough.
    {
      words: new RegExp(`${names}:? [\\d,.]+ (km|runs?) \\(needs? [\\d,.]+\\)`, 'i'),
      figures: ([name = '', unit = '']) => [
        amountFor(resort, level(name.toLowerCase()), unit),
        needFor(name.toLowerCase(), unit),
      ],
      within: 0.1,
    },
    {
      words: new RegExp(`${names}:? [\\d,.]+ of [\\d,.]+ (km|runs?)`, 'i'),
      figures: ([name = '', unit = '']) => [
        amountFor(resort, level(name.toLowerCase()), unit),
        needFor(name.toLowerCase(), unit),
      ],
      within: 0.1,
    },
    {
      words: new RegExp(`${names} [\\d,.]+ (km|runs?)`),
      figures: ([name = '', unit = '']) => [amountFor(resort, level(name), unit)],
      within: 0.1,
    },
    { words: /[A-Z]{3} [\d,.]+ (?:a day )?over your [A-Z]{3} [\d,.]+/, figures: () => [charged - budget, budget] },
    {
      words: /[A-Z]{3} [\d,.]+ (?:a day )?(?:over|under)(?: your budget)?/,
      figures: () => [Math.abs(budget - charged)],
    },
    { words: /[A-Z]{3} [\d,.]+ for \d+ (?:person|people), \d+ days?/, figures: () => [cost, people, days] },
    { words: /[A-Z]{3} [\d,.]+ to ski/, figures: () => [cost] },
    { words: /Day ticket [A-Z]{3} [\d,.]+|[A-Z]{3} [\d,.]+ a day,/, figures: () => [ticketOf(resort)] },
    {
      words: /cheaper than \d+\u00a0% in [A-Z]{3}/,
      figures: () => [whole(priced.filter((other) => ticketOf(other) > ticketOf(resort)).length, priced.length)],
    },
    { words: /[\d,.]+ km (?:away|from Zürich)/, figures: () => [distance], within: 1 },
    {
      words: /nearer than \d+\u00a0% of resorts/,
      figures: () => [whole(ways.filter((way) => way > distance).length, ways.length)],
    },
    { words: /Peak [\d,]+ m/, figures: () => [peak] },
    { words: /[\d,]+ – [\d,]+ m/, figures: () => [base, peak] },
    { words: /peak higher than \d+\u00a0% of resorts in/, figures: () => [whole(lower(regional), regional.length)] },
    { words: /higher than \d+\u00a0% of resorts/, figures: () => [whole(lower(highest), highest.length)] },
    { words: /for all \d+/, figures: () => [people] },
  ];
}

describe('every number a resort says of a trip', () => {
  it('is a figure it reports, or the sum, the difference or the part that is told', () => {
    fc.assert(
      fc.property(fc.constantFrom(...resorts), anyTrip, (resort, trip) => {
        const forms = formsOf(resort, trip);
        for (const sentence of sentencesOf(resort, trip)) expectTraced(sentence, forms);
      }),
      { numRuns: 1000 },
    );
  });

  it('names the months of the season that it reports, and no others', () => {
    fc.assert(
      fc.property(fc.constantFrom(...resorts), anyTrip, (resort, trip) => {
        const { start, end } = resort.season;
        for (const sentence of sentencesOf(resort, trip)) {
          const [, edge, role] = /(\w+) is its (closing|opening|only) month/.exec(sentence) ?? [];
          if (edge) expect(edge).toBe(role === 'opening' ? start : end);
          const [, from, to] = /[Ss]eason (\w{3}) – (\w{3})/.exec(sentence) ?? [];
          if (from) expect([from, to]).toEqual([start.slice(0, 3), end.slice(0, 3)]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { Resort } from '@/api/resorts/resort.schema';
import { alikeResorts, nearResorts } from '@/domain/alike-resorts';
import { gainText, givesUpText, nearText } from '@/features/alike/alike-words';
import { unitsOf } from '@/lib/units';
import { demoResorts } from '../../support/demo-catalogue';
import { resortWith } from '../../support/resort';
import { expectTraced, kilometres, type TracedForm } from '../../support/trace-figures';
import { zurich } from '../trip/any-trip';

const catalogue = await demoResorts();
const units = unitsOf('metric');

const ticketOf = ({ price: { min, max } }: Resort) => Math.min(...[min, max].filter((amount) => amount > 0));
const runsIn = ({ slopesKm, trails }: Resort, unit: string) => (unit === 'km' ? slopesKm : trails);

/** By how much two resorts differ in what the words speak of. */
function formsOf(resort: Resort, other: Resort): TracedForm[] {
  const apart = (figure: (of: Resort) => number | null | undefined) => [
    Math.abs((figure(other) ?? Number.NaN) - (figure(resort) ?? Number.NaN)),
  ];
  const unitOf = (km: string) => (km ? 'km' : 'runs');
  const total = (unit: string) => apart((one) => runsIn(one, unit)?.total);
  return [
    { words: /[A-Z]{3} [\d,.]+ (?:more|less) a day/, figures: () => apart(ticketOf) },
    {
      words: /[\d,.]+ km nearer to Zürich/,
      figures: () => apart((one) => kilometres(zurich, one.location)),
      within: 1,
    },
    {
      words: /[\d,.]+( km)? more easy runs/,
      figures: ([km = '']) => apart((one) => runsIn(one, unitOf(km))?.beginner),
    },
    { words: /[\d,]+ m higher|[\d,]+ m of height/, figures: () => apart(({ elevation }) => elevation.peak) },
    { words: /[\d,]+ m of drop/, figures: () => apart(({ elevation }) => elevation.vertical) },
    { words: /[\d,.]+ cm of snow a year/, figures: () => apart(({ averageSnowfall }) => averageSnowfall) },
    { words: /[\d,.]+( km)? more runs/, figures: ([km = '']) => total(unitOf(km)) },
    { words: /[\d,.]+ km of runs/, figures: () => total('km') },
    { words: /[\d,.]+ runs?/, figures: () => total('runs') },
  ];
}

describe('every number about other resorts', () => {
  it('is the difference between figures of both', () => {
    let told = 0;
    // Every fourth resort: all of them would take a minute.
    for (const resort of catalogue.filter((_, index) => index % 4 === 0)) {
      for (const alike of alikeResorts(resort, catalogue, zurich)) {
        const forms = formsOf(resort, alike.resort);
        expectTraced(gainText(alike, units, 'Zürich'), forms);
        expectTraced(givesUpText(alike, units), forms);
        told += 1;
      }
    }
    expect(told).toBeGreaterThan(catalogue.length / 4);
  }, 60_000);

  it('near one is the peak, the length of its runs, or their number', () => {
    for (const resort of catalogue) {
      for (const { resort: near, km } of nearResorts(resort, catalogue)) {
        expect(km).toBeCloseTo((resort.location && kilometres(resort.location, near.location)) ?? Number.NaN, 0);
        expectTraced(nearText(near, units), [
          { words: /up to [\d,]+ m/, figures: () => [near.elevation.peak] },
          { words: /[\d,.]+ km/, figures: () => [near.slopesKm?.total] },
          { words: /[\d,.]+ runs?/, figures: () => [near.trails.total] },
        ]);
      }
    }
  }, 60_000);
});

it('a nearby resort says of a length that it is that of a linked area, as its card does, and nothing of a number of runs', () => {
  const runs = { beginner: 0, intermediate: 0, advanced: 0 };
  const linked = { country: 'France', linkedArea: 'Portes du Soleil' };
  const metric = unitsOf('metric');
  const long = resortWith({ ...linked, slopesKm: { ...runs, total: 580 } });
  expect(nearText(long, metric)).toBe('France · 580 km linked area');
  expect(nearText(resortWith({ ...linked, trails: { ...runs, total: 90 } }), metric)).toBe('France · 90 runs');
});

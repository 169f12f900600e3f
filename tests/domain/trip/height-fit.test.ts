import { describe, expect, it } from 'vitest';
import { heightFit, isSpringTrip } from '@/domain/trip/height-fit';
import { noTrip, thenByChoices } from '@/domain/trip/trip';
import { heightText } from '@/features/trip/fit-words';
import { orderSentences, thenByLabels } from '@/features/trip/order-band';
import { unitsOf } from '@/lib/units';
import { resortWith } from '../../support/resort';

const high = (id: string, peak: number, region = 'Europe', base = 0) =>
  resortWith({ id, region, elevation: { base, peak, vertical: 0 } });
const catalogue = [
  high('a', 1000),
  high('b', 2000),
  high('c', 3000, 'Europe', 1500),
  high('d', 9000, 'Asia'),
  high('e', 0),
];
const lineOf = (resort: (typeof catalogue)[number]) => {
  const fit = heightFit(resort, catalogue);
  return fit && heightText(fit, unitsOf('metric'));
};

describe('height', () => {
  it('is peak and base, compared within the region', () => {
    expect(catalogue.map(lineOf)).toEqual([
      'Peak 1,000 m',
      'Peak 2,000 m, peak higher than 33 % of resorts in Europe',
      '1,500 – 3,000 m, peak higher than 66 % of resorts in Europe',
      'Peak 9,000 m',
      null,
    ]);
  });

  it.each([
    ['2027-02-27', '2027-03-06', true],
    ['2027-04-03', '2027-04-10', true],
    ['2027-05-29', '2027-06-05', true],
    ['2027-02-14', '2027-02-21', false],
    ['2027-02-20', '2027-06-02', true],
    ['2026-12-27', '2027-01-03', false],
    ['2026-11-14', '2027-03-01', true],
    ['2027-06-01', '2027-06-08', false],
  ])('is said first on a trip from %s to %s: %s', (from, to, isFirst) => {
    expect(isSpringTrip({ dates: { from, to } })).toBe(isFirst);
    expect(isSpringTrip(noTrip)).toBe(false);
  });
});

it('the order is told in five sentences, one of them what decides between equal resorts', () => {
  for (const thenBy of thenByChoices) {
    const sentences = orderSentences({ ...noTrip, thenBy, origin: { hub: 'ZRH' } });
    expect(sentences).toHaveLength(5);
    expect(thenByLabels[thenBy]).not.toBe('');
  }
  expect(orderSentences({ ...noTrip, origin: { hub: 'ZRH' } })[3]).toBe(
    'Resorts that fit equally well are sorted by distance, the nearest first, then by name.',
  );
  expect(orderSentences(noTrip)[3]).toBe(
    'Resorts that fit equally well are sorted by rating, the highest first, then by name.',
  );
});

import { describe, expect, it } from 'vitest';
import { resortSchema } from '@/api/resorts/resort.schema';
import { cardFacts } from '@/components/resort-card/card-facts';
import type { ListOrder } from '@/domain/filters/server-filters';
import { splitName } from '@/domain/resort-name';
import { nearestNames } from '@/features/resort-list/nearest-names';
import { commonUnit, resortFigures } from '@/features/resort-list/table/resort-figures';
import { nameOrders, rowFacts, sortOf, tableColumns } from '@/features/resort-list/table/table-columns';
import { unitsOf } from '@/lib/units';
import { resortWith } from '../../support/resort';

const units = unitsOf('metric');
const trip = {
  days: null,
  place: { name: 'Zürich', latitude: 47.38, longitude: 8.54 },
  sort: null,
  renderFit: () => null,
  link: '',
};

describe('the figures of a row', () => {
  it('are nothing where a resort reports nothing', () => {
    const read = Object.values(resortFigures).map((figure) => figure(resortWith(), { units }));
    expect(read).toEqual(read.map(() => null));
  });

  it('have their unit apart, and a currency before the amount', () => {
    const resort = resortWith({
      elevation: { base: 1200, peak: 3330, vertical: 2130 },
      price: { currency: 'CHF', min: 79.5, max: 97 },
    });
    expect(resortFigures.peak(resort, { units })).toMatchObject({ value: '3,330', unit: 'm', text: '3,330 m' });
    expect(resortFigures.ticket(resort, { units })).toMatchObject({
      value: '79.50\u00a0– 97.00',
      unit: 'CHF',
      text: 'CHF 79.50\u00a0–\u2060\u00a097.00',
    });
    expect(resortFigures.peak(resort, { units: unitsOf('imperial') })).toMatchObject({ unit: 'ft' });
  });

  it('have the ticket that the card has, so that an order by the highest price reads as one', () => {
    for (const price of [
      { currency: 'USD', min: 109, max: 119 },
      { currency: 'USD', min: 116, max: 116 },
      { currency: 'EUR', min: 0, max: 52 },
    ]) {
      const resort = resortWith({ price });
      const ofCard = cardFacts(resort, units).at(-1)?.value;
      expect(resortFigures.ticket(resort, { units })?.text.replace('\u00a0–\u2060\u00a0', ' – ')).toBe(ofCard);
    }
  });

  it('say of a rating that it rests on few reviews, and of a price that its currency is not the country’s', () => {
    const read = (reviewCount: number) => resortFigures.rating(resortWith({ rating: 4.7, reviewCount }), { units });
    expect(read(3)).toMatchObject({ value: '4.7', note: 'few reviews' });
    expect([read(5), read(0)]).toEqual([expect.not.objectContaining({ note: 'few reviews' }), read(5)]);
    const zermatt = { country: 'Switzerland', region: 'Europe', price: { currency: 'EUR', min: 79, max: 97 } };
    expect(resortFigures.ticket(resortWith(zermatt), { units })).toMatchObject({
      value: '79\u00a0– 97',
      note: 'as reported',
    });
    expect(resortFigures.ticket(resortWith({ ...zermatt, country: 'France' }), { units })?.note).toBeUndefined();
  });

  it('say of a length that it is that of a linked area, and nothing of a number of runs', () => {
    const trails = { beginner: 0, intermediate: 0, advanced: 0, total: 90 };
    const linked = { linkedArea: 'Les Portes du Soleil', slopesKm: { ...trails, total: 580 } };
    expect(resortFigures.runs(resortWith(linked), { units })).toMatchObject({ text: '580 km', note: 'linked area' });
    expect(resortFigures.runs(resortWith({ ...linked, linkedArea: '' }), { units })?.note).toBeUndefined();
    expect(resortFigures.runs(resortWith({ linkedArea: 'Les 3 Vallées', trails }), { units })?.note).toBeUndefined();
  });

  it('say what is over the budget, and for whom there is enough', () => {
    const resort = resortWith({ price: { currency: 'CHF', min: 79, max: 97 } });
    const asked = { ...trip, isOverBudget: () => true, enoughFor: () => ({ text: '3 of 4', isForAll: false }) };
    expect(resortFigures.ticket(resort, { units, trip: asked })?.warning?.words).toBe('over your budget: ');
    expect(resortFigures.enough(resort, { units, trip: asked })).toMatchObject({
      value: '3 of 4',
      warning: { words: '' },
    });
    expect(resortFigures.enough(resort, { units, trip })).toBeNull();
  });

  it('tell how far it is from where the trip starts', () => {
    const resort = resortWith({ location: { latitude: 46.02, longitude: 7.75 } });
    expect(resortFigures.away(resort, { units, trip })?.text).toBe('163 km');
    expect(resortFigures.away(resort, { units })).toBeNull();
  });
});

it('A unit stands in the head of a column only where all resorts that report the figure use it', () => {
  const trails = { beginner: 0, intermediate: 0, advanced: 0, total: 40 };
  const counted = resortWith({ id: 'a', trails });
  const measured = resortWith({ id: 'b', slopesKm: { ...trails, total: 80 } });
  const silent = resortWith({ id: 'c' });
  expect(commonUnit([measured, silent], resortFigures.runs, { units })).toBe('km');
  expect(commonUnit([measured, counted], resortFigures.runs, { units })).toBeNull();
  expect(commonUnit([silent], resortFigures.runs, { units })).toBeNull();
});

it('The table has columns for the trip only where the trip says something of them', () => {
  const labels = (of?: typeof trip) => tableColumns(of).map(({ label }) => label);
  expect(labels()[0]).toBe('Rating');
  expect(labels(trip)[0]).toBe('Away');
  expect(tableColumns(trip)[0]?.orders).toEqual([{ order: 'nearest', direction: 'ascending' }]);
});

it('A press on a sorted head asks for the next order of its column', () => {
  const orders = tableColumns(undefined).find(({ key }) => key === 'ticket')?.orders ?? [];
  expect(sortOf(orders, 'rating')).toEqual({ direction: null, next: 'price_asc' });
  expect(sortOf(orders, 'price_asc')).toEqual({ direction: 'ascending', next: 'price_desc' });
  expect(sortOf(orders, 'price_desc')).toEqual({ direction: 'descending', next: 'price_asc' });
  expect(sortOf(nameOrders, 'name').direction).toBe('ascending');
});

it.each<[ListOrder, string[]]>([
  ['trip', ['Enough for', 'Away', 'Peak', 'Ticket']],
  ['nearest', ['Away', 'Runs', 'Season', 'Ticket']],
  ['snowfall', ['Runs', 'Season', 'Snowfall', 'Ticket']],
  ['name', ['Drop', 'Runs', 'Season', 'Ticket']],
])('Compact rows in the order %s show %j', (order, labels) => {
  const asked = { ...trip, enoughFor: () => null };
  expect(rowFacts(order, asked).map(({ label }) => label)).toEqual(labels);
});

it('The bracketed end of a name is told apart from the name', () => {
  expect(splitName('La Molina – Masella (Alp 2500)')).toEqual(['La Molina – Masella', ' (Alp 2500)']);
  expect(splitName('Zermatt')).toEqual(['Zermatt', '']);
  expect(splitName('(Only this)')).toEqual(['(Only this)', '']);
});

const resorts = ["Val d'Isère", 'Val Thorens', 'Zermatt', 'Zell am See-Kaprun', 'Saas-Fee', 'St. Anton am Arlberg'].map(
  (name, index) => resortSchema.parse({ id: `id-${index}`, name }),
);
const names = (wanted: string) => nearestNames(wanted, resorts).map(({ name }) => name);

describe('the nearest names', () => {
  it.each([
    ['zermat', ['Zermatt']],
    ['zemratt', ['Zermatt']],
    ['ZERMATT!', ['Zermatt']],
    ['val-disere', ["Val d'Isère"]],
    ['saas_fee', ['Saas-Fee']],
    ['sankt-anton', ['St. Anton am Arlberg']],
    ['atlantis', []],
    ['', []],
    ['💣', []],
  ])('to %j are %j', (wanted, expected) => {
    expect(names(wanted)).toEqual(expected);
  });

  it('are each named once, and three at most', () => {
    expect(nearestNames('zermatt', [...resorts, ...resorts])).toHaveLength(1);
    const alike = ['Alta', 'Altas', 'Altar', 'Altan'].map((name) => resortSchema.parse({ id: name, name }));
    expect(nearestNames('alta', alike).map(({ name }) => name)).toEqual(['Alta', 'Altan', 'Altar']);
  });
});

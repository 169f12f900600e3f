import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { findResorts } from '@/features/compare/add-resort-dialog';
import { isDifferent } from '@/features/compare/grid/compare-group';
import { liftsRow } from '@/features/compare/grid/fact-rows';
import { heightLines } from '@/features/compare/grid/heights-row';
import { readComparedIds } from '@/features/compare/use-compared-ids';
import { idsToRequest } from '@/features/compare/use-compared-resorts';
import { chosenAfter, pairOf } from '@/features/compare/use-shown-columns';
import { shownId } from '@/lib/plain-text';
import { unitsOf } from '@/lib/units';
import { resortWith } from '../../support/resort';

const searchOf = (ids: readonly string[]) => new URL(paths.compare(ids), 'http://localhost').search;

describe('the ids in an address', () => {
  it('come back as they were written, commas and all', () => {
    for (const ids of [
      ['a', 'b'],
      ['a,b', 'c'],
      ['ü & <b>', '100%', 'x=y#z'],
    ]) {
      expect(readComparedIds(searchOf(ids))).toEqual(ids);
    }
    expect(paths.compare([])).toBe('/compare');
  });

  it('are each read once, without blanks', () => {
    expect(readComparedIds('?ids=a,,b,%20a%20,c,d,e')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(readComparedIds('?trip=x')).toEqual([]);
  });

  it('are looked up until four are known, and eight at most', () => {
    const ids = [...'abcdefghij'];
    expect(idsToRequest(ids, () => false).join('')).toBe('abcd');
    expect(idsToRequest(ids, (id) => 'be'.includes(id)).join('')).toBe('abcdef');
    expect(idsToRequest(ids, () => true).join('')).toBe('abcdefgh');
    expect(idsToRequest(['a', 'b'], () => false).join('')).toBe('ab');
  });

  it('are never read without end, and shown shortened', () => {
    expect(readComparedIds(`?ids=${Array.from({ length: 5000 }, (_, n) => n).join()}`)).toHaveLength(20);
    expect(shownId('x'.repeat(500))).toBe(`${'x'.repeat(80)}…`);
  });
});

describe('the scale of heights', () => {
  it('reaches from sea level to 4,000 m, and higher for all where one peak does', () => {
    expect(heightLines([2000, 3883], unitsOf('metric'))).toEqual([0, 1000, 2000, 3000, 4000]);
    expect(heightLines([2000, 4001], unitsOf('metric')).at(-1)).toBe(5000);
    expect(heightLines([], unitsOf('metric')).at(-1)).toBe(4000);
  });

  it('counts in feet where heights are told in feet', () => {
    const feet = heightLines([3000], unitsOf('imperial')).map((metres) => Math.round(metres / 0.3048));
    expect(feet).toEqual([0, 3000, 6000, 9000, 12_000]);
  });
});

describe('the two columns of a phone', () => {
  it('are the first ones until others are chosen', () => {
    expect(pairOf(['a', 'b', 'c'], [])).toEqual(['a', 'b']);
    expect(pairOf(['a', 'b', 'c'], ['c', 'a'])).toEqual(['c', 'a']);
  });

  it('give way where one has been removed', () => {
    expect(pairOf(['a', 'c'], ['b', 'c'])).toEqual(['a', 'c']);
    expect(pairOf(['a', 'c'], ['c', 'b'])).toEqual(['c', 'a']);
    expect(pairOf(['c', 'd'], ['a', 'b'])).toEqual(['c', 'd']);
  });

  it.each([
    { change: 'show a single added one on the right', from: 'abc', shown: '', to: 'abcd', shows: 'ad' },
    { change: 'stay when several are added', from: 'ab', shown: '', to: 'abcd', shows: 'ab' },
    { change: 'stay when another is removed', from: 'abc', shown: 'cb', to: 'bc', shows: 'cb' },
    { change: 'follow one that is moved out of the first two', from: 'abcd', shown: '', to: 'acbd', shows: 'cb' },
    { change: 'follow it over several places', from: 'abcd', shown: '', to: 'acdb', shows: 'db' },
    { change: 'are the first two in their new order', from: 'abc', shown: '', to: 'bac', shows: 'ba' },
    { change: 'stay where chosen, wherever they are moved', from: 'abc', shown: 'ab', to: 'acb', shows: 'ab' },
  ])('$change: $from becomes $to', ({ from, shown, to, shows }) => {
    expect(pairOf([...to], chosenAfter([...shown], [...from], [...to])).join('')).toBe(shows);
  });
});

describe('finding a resort to add', () => {
  const resorts = [
    resortWith({ id: '1', name: 'Sun Valley', country: 'United States' }),
    resortWith({ id: '2', name: "Val d'Isère", country: 'France' }),
    resortWith({ id: '3', name: 'Tignes', country: 'France' }),
    resortWith({ id: '4', name: 'St. Anton am Arlberg', country: 'Austria' }),
  ];
  const names = (typed: string, taken: string[] = []) => findResorts(resorts, typed, taken).map(({ name }) => name);

  it('goes by the starts of words, names that start so first', () => {
    expect(names('val')).toEqual(["Val d'Isère", 'Sun Valley']);
    expect(names('VAL DISERE')).toEqual(["Val d'Isère"]);
    expect(names('isere')).toEqual(["Val d'Isère"]);
    expect(names('val d isere')).toEqual(["Val d'Isère"]);
    expect(names('alley')).toEqual([]);
    expect(names('sankt anton')).toEqual(['St. Anton am Arlberg']);
  });

  it('goes by the country too, and leaves out what is compared already', () => {
    expect(names('france', ['2'])).toEqual(['Tignes']);
  });
});

it('a row whose cells all say "not reported" is no difference, whatever area the lifts would be of', () => {
  const unreported = ['Ski Arlberg', 'Les 3 Vallées'].map((linkedArea) => resortWith({ liftsTotal: 0, linkedArea }));
  expect(isDifferent(liftsRow(unreported))).toBe(false);
});

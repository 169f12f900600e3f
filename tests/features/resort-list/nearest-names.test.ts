import { describe, expect, it } from 'vitest';
import { resortSchema } from '@/api/resorts/resort.schema';
import { nearestNames } from '@/features/resort-list/nearest-names';

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

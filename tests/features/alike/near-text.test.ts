import { expect, it } from 'vitest';
import { nearText } from '@/features/alike/alike-words';
import { unitsOf } from '@/lib/units';
import { resortWith } from '../../support/resort';

it('a nearby resort says of a length that it is that of a linked area, as its card does, and nothing of a number of runs', () => {
  const runs = { beginner: 0, intermediate: 0, advanced: 0 };
  const linked = { country: 'France', linkedArea: 'Portes du Soleil' };
  const metric = unitsOf('metric');
  const long = resortWith({ ...linked, slopesKm: { ...runs, total: 580 } });
  expect(nearText(long, metric)).toBe('France · 580 km linked area');
  expect(nearText(resortWith({ ...linked, trails: { ...runs, total: 90 } }), metric)).toBe('France · 90 runs');
});

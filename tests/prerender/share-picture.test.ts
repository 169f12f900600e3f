import { expect, it } from 'vitest';
import { createSharePictures } from '@/prerender/share-picture';
import { resortWith } from '../support/resort';

const draw = await createSharePictures();
const pictureAt = (latitude: number, longitude: number) =>
  draw(resortWith({ id: 'r', name: 'Zermatt', region: 'Europe', location: { latitude, longitude } }));
const unplaced = draw(resortWith({ id: 'r', name: 'Zermatt', region: 'Europe' }));

const DOT = '<circle cx="150" cy="100"';

it('A picture for shared links has a map with a dot where the resort lies', () => {
  const [zermatt, voss] = [pictureAt(46.02, 7.75), pictureAt(60.63, 6.42)];
  for (const picture of [zermatt, voss]) expect(picture).toContain(DOT);
  expect(zermatt).not.toBe(voss);
});

it('A picture of a resort without a position, or with one that is none, has no map', () => {
  expect(unplaced).not.toContain(DOT);
  expect(pictureAt(Number.NaN, 7.75)).toBe(unplaced);
  expect(pictureAt(0, 0)).toBe(unplaced);
});

it('The map is a small part of its picture’s file, however much of the coast it shows', () => {
  for (const [latitude, longitude] of [
    [46.02, 7.75],
    [60.63, 6.42],
    [39.6, -106.4],
    [60.97, -149.1],
    [47.28, -70.6],
  ] as const) {
    expect(pictureAt(latitude, longitude).length - unplaced.length).toBeLessThan(20_000);
  }
});

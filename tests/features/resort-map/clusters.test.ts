import fc from 'fast-check';
import type { Map as LeafletMap } from 'leaflet';
import { describe, expect, it } from 'vitest';
import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { resortStyles } from '@/domain/resort-styles';
import { areaOf, clusterIndex, markerOf, markersIn, placedResorts } from '@/features/resort-map/clusters';
import { shownArea } from '@/features/resort-map/use-map-view';
import { demoResorts } from '../../support/demo-catalogue';
import { resortWith } from '../../support/resort';

const WORLD = { north: 85, south: -85, east: 180, west: -180 };
const at = (id: string, latitude: number, longitude: number) => resortWith({ id, location: { latitude, longitude } });
const close = [at('a', 46.02, 7.74), at('b', 46.03, 7.75), at('c', 39.6, -106.3)];

/** Pixels from the middle of a cluster, 26 of them its own, to the middle of a number of three digits. */
const CLEAR = 40;

/** Where a place lies on the map, in pixels. */
function pixelsOf({ latitude, longitude }: Coordinates, zoom: number): [x: number, y: number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const size = 256 * 2 ** zoom;
  return [(longitude / 360 + 0.5) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size];
}

describe('the markers of a map', () => {
  it('join resorts that are close, and take them apart as the map comes closer', () => {
    const index = clusterIndex(placedResorts(close));
    const far = markersIn(index, WORLD, 3);
    expect(far.map((marker) => ('resort' in marker ? marker.resort.id : marker.count)).sort()).toEqual([2, 'c']);
    const near = markersIn(index, WORLD, 15);
    expect(near.map((marker) => marker.key).sort()).toEqual(['a', 'b', 'c']);
  });

  it('are those of the area that is shown, also across the date line', () => {
    const index = clusterIndex(placedResorts([at('fiji', -17, 179), at('samoa', -13, -172), at('alps', 46, 8)]));
    const shown = markersIn(index, { north: 0, south: -30, west: 175, east: -170 }, 6);
    expect(shown.map(({ key }) => key).sort()).toEqual(['fiji', 'samoa']);
  });

  it('leave out what has no position, or one that cannot be right', () => {
    const wrong = [resortWith({ id: 'none' }), at('far', 91, 0), at('odd', Number.NaN, 7)];
    expect(placedResorts([...wrong, ...close]).map(({ resort }) => resort.id)).toEqual(['a', 'b', 'c']);
  });

  it('of resorts that report the same position stand beside each other where the map is close', () => {
    const same = [at('a', 46.02, 7.74), at('b', 46.02, 7.74), at('c', 46.02, 7.74)];
    const near = markersIn(clusterIndex(placedResorts(same)), WORLD, 16);
    const [a = 0, b = 0, c = 0] = near.map(({ point }) => pixelsOf(point, 16)[0]).sort((one, other) => one - other);
    expect(near).toHaveLength(3);
    expect(Math.min(b - a, c - b)).toBeGreaterThan(45);
  });

  it('stand for every resort at every zoom, each once', () => {
    const places = fc.array(
      fc.record({
        latitude: fc.double({ min: -84, max: 84, noNaN: true }),
        longitude: fc.double({ min: -179, max: 179, noNaN: true }),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 19 }), (points, zoom) => {
        const resorts = points.map((location, index) => resortWith({ id: `r${index}`, location }));
        const index = clusterIndex(placedResorts(resorts));
        const markers = markersIn(index, WORLD, zoom);
        const counted = markers.reduce((sum, marker) => sum + ('resort' in marker ? 1 : marker.count), 0);
        expect(counted).toBe(resorts.length);
        for (const { id } of resorts) expect(markerOf(index, markers, id)).toBeDefined();
      }),
    );
  });

  it('stand far enough apart that none covers the number of another', async () => {
    const all = await demoResorts();
    const choices = [
      () => true,
      ...[...new Set(all.map(({ country }) => country))].map((name) => (resort: Resort) => resort.country === name),
      ...resortStyles.map((style) => (resort: Resort) => resort.resortStyles.includes(style)),
      (resort: Resort) => resort.rating >= 4,
      (resort: Resort) => resort.elevation.peak >= 2500,
    ];
    for (const isChosen of choices) {
      const index = clusterIndex(placedResorts(all.filter(isChosen)));
      for (let zoom = 1; zoom <= 14; zoom += 1) {
        const places = markersIn(index, WORLD, zoom).map(({ point }) => pixelsOf(point, zoom));
        const distances = places.flatMap(([x, y], at) =>
          places.slice(at + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
        );
        expect(Math.min(...distances, CLEAR), `zoom ${zoom}`).toBe(CLEAR);
      }
    }
  });

  it('tell the area that holds them all', () => {
    expect(areaOf([])).toBeNull();
    expect(areaOf(placedResorts(close))).toEqual({ north: 46.03, south: 39.6, east: 7.75, west: -106.3 });
  });
});

/** A map that shows this much, as Leaflet tells it. */
function mapOf(north: number, south: number, east: number, west: number): LeafletMap {
  const bounds = {
    pad: () => bounds,
    getNorth: () => north,
    getSouth: () => south,
    getEast: () => east,
    getWest: () => west,
  };
  return { getBounds: () => bounds } as unknown as LeafletMap;
}

it('The area that is shown ends where the world does', () => {
  expect(shownArea(mapOf(47, 45, 9, 6))).toEqual({ north: 47, south: 45, east: 9, west: 6 });
  expect(shownArea(mapOf(89.6, -89.9, 260, -210))).toEqual({ north: 85, south: -85, east: 180, west: -180 });
});

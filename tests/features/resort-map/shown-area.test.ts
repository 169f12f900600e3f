import type { Map as LeafletMap } from 'leaflet';
import { expect, it } from 'vitest';
import { shownArea } from '@/features/resort-map/use-map-view';

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

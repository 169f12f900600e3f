import Supercluster from 'supercluster';
import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import type { MapArea } from '@/domain/filters/list-filters';
import type { FitPins } from '@/domain/filters/list-trip';
import { areValidCoordinates } from '@/lib/distance';

/**
 * Pixels within which markers are joined, and the closest zoom at which they are. A cluster stands in the middle of its
 * markers: with less than 80 pixels, the circle of one, 52 pixels wide, may cover the number of another.
 */
const RADIUS = 80;
const JOINED_UP_TO = 15;
/** Pixels of a map tile: what the radius is measured against. */
const TILE = 256;

/** Degrees of longitude: the breadth of a pin at the furthest zoom at which pins are not joined. */
const BESIDE = 0.001;

/** A resort that the map can show, and where its pin stands. */
export interface PlacedResort {
  resort: Resort;
  point: Coordinates;
}

/** Several resorts close to each other. */
export type Cluster = { key: string; point: Coordinates; count: number; clusterId: number } & ClusterFit;

/** What stands at a place of the map: one resort, or a cluster. */
export type Marker = { key: string; point: Coordinates; resort: Resort } | Cluster;

/** How the resorts of a cluster fit the trip: how many of them fit, and how many have a caveat; both 0 without a trip. */
export interface ClusterFit {
  fits: number;
  caveat: number;
}

export type ClusterIndex = Supercluster<{ resort: Resort }, ClusterFit>;

/**
 * The resorts that report a position that can be right, with it. Several of the same position, such as that of their village,
 * stand in a row, because a pin below another could be reached neither by pointer nor by keyboard.
 */
export function placedResorts(resorts: readonly Resort[]): PlacedResort[] {
  const taken = new Map<string, number>();
  return resorts.flatMap((resort) => {
    const { location } = resort;
    if (!areValidCoordinates(location)) return [];
    const { latitude, longitude } = location;
    const place = `${latitude} ${longitude}`;
    const before = taken.get(place) ?? 0;
    taken.set(place, before + 1);
    return [{ resort, point: before === 0 ? location : { latitude, longitude: longitude + before * BESIDE } }];
  });
}

/** Joins resorts that are close to each other, at every zoom at once, and counts how they fit the trip. */
export function clusterIndex(placed: readonly PlacedResort[], pins?: FitPins): ClusterIndex {
  const index: ClusterIndex = new Supercluster<{ resort: Resort }, ClusterFit>({
    radius: RADIUS,
    extent: TILE,
    maxZoom: JOINED_UP_TO,
    map: ({ resort }) => {
      const step = pins?.of(resort)?.step;
      return { fits: Number(step === 'fits'), caveat: Number(step === 'caveat') };
    },
    reduce: (sum, { fits, caveat }) => {
      sum.fits += fits;
      sum.caveat += caveat;
    },
  });
  return index.load(
    placed.map(({ resort, point }) => ({
      type: 'Feature',
      properties: { resort },
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
    })),
  );
}

/** What stands in an area at a zoom. */
export function markersIn(index: ClusterIndex, { north, south, east, west }: MapArea, zoom: number): Marker[] {
  return index.getClusters([west, south, east, north], Math.round(zoom)).map(({ geometry, properties }) => {
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const point = { latitude, longitude };
    if ('resort' in properties) return { key: properties.resort.id, point, resort: properties.resort };
    const { cluster_id: clusterId, point_count: count, fits, caveat } = properties;
    return { key: `cluster ${clusterId}`, point, count, clusterId, fits, caveat };
  });
}

/** The cluster that a resort is part of at a zoom, or its own marker: what stands for it among some markers. */
export function markerOf(index: ClusterIndex, markers: readonly Marker[], id: string): Marker | undefined {
  return markers.find((marker) =>
    'resort' in marker
      ? marker.resort.id === id
      : index
          .getLeaves(marker.clusterId, Number.POSITIVE_INFINITY)
          .some(({ properties }) => properties.resort.id === id),
  );
}

/** The smallest area that holds some places; null without any. Ignores the date line. */
export function areaOf(placed: readonly PlacedResort[]): MapArea | null {
  if (placed.length === 0) return null;
  const area = { north: -90, south: 90, east: -180, west: 180 };
  for (const { point } of placed) {
    area.north = Math.max(area.north, point.latitude);
    area.south = Math.min(area.south, point.latitude);
    area.east = Math.max(area.east, point.longitude);
    area.west = Math.min(area.west, point.longitude);
  }
  return area;
}

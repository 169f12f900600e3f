import type { Map as LeafletMap } from 'leaflet';

/** A place on a map, in pixels; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A rectangle on a map, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where something new may stand on a map. */
export interface Room {
  /** What the map shows. */
  frame: Box;
  /** What stands on it already. */
  obstacles: readonly Box[];
}

/** Whether two rectangles have more than an edge in common. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a rectangle lies wholly in another. */
export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

/** The rectangle around a point, by its pixels to either side of the point, above it and below it. */
export const boxAround = ({ x, y }: Point, aside: number, above = aside, below = above): Box => ({
  left: x - aside,
  top: y - above,
  right: x + aside,
  bottom: y + below,
});

/** The rectangle of a size whose top left corner is at a point. */
export const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** What a map shows, in pixels of its layers. */
export function frameOf(map: LeafletMap): Box {
  const { x: left, y: top } = map.containerPointToLayerPoint([0, 0]);
  const { x: width, y: height } = map.getSize();
  return boxAt(left, top, { width, height });
}

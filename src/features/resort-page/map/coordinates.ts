import type { Coordinates } from '@/api/resorts/resort.schema';

/** Degrees with at most four decimals (about ten metres), with a plain minus so that they can be pasted into a map. */
export const formatDegrees = (degrees: number): string => String(Number(degrees.toFixed(4)));

/** "46.0207, 7.7491" */
export const formatPoint = ({ latitude, longitude }: Coordinates): string =>
  `${formatDegrees(latitude)}, ${formatDegrees(longitude)}`;

/** The address of a point on an outside map. */
export function outsideMapUrl(point: Coordinates, zoom: number): string {
  const latitude = formatDegrees(point.latitude);
  const longitude = formatDegrees(point.longitude);
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
}

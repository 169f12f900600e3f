import type { Coordinates } from '@/api/resorts/resort.schema';
import { clamp } from '@/lib/clamp';

const SEGMENTS = 64;
const DEGREE = Math.PI / 180;

/**
 * The shortest line over the globe, which a map shows bent, as latitudes and longitudes. Longitudes go on beyond 180 where it
 * crosses the date line.
 */
export function greatCircle(from: Coordinates, to: Coordinates): [latitude: number, longitude: number][] {
  const [a, b] = [vectorOf(from), vectorOf(to)];
  const angle = Math.acos(clamp(a[0] * b[0] + a[1] * b[1] + a[2] * b[2], -1));
  const points: [number, number][] = [];
  let before = from.longitude;
  for (let step = 0; step <= SEGMENTS; step += 1) {
    const share = step / SEGMENTS;
    // Of two points at one place, or opposite ends of the globe, there is no such line.
    const [own, other] =
      Math.sin(angle) < 1e-9 ? [1 - share, share] : [Math.sin((1 - share) * angle), Math.sin(share * angle)];
    const [x, y, z] = [own * a[0] + other * b[0], own * a[1] + other * b[1], own * a[2] + other * b[2]];
    const longitude = Math.atan2(y, x) / DEGREE;
    before = longitude + 360 * Math.round((before - longitude) / 360);
    points.push([Math.atan2(z, Math.hypot(x, y)) / DEGREE, before]);
  }
  return points;
}

function vectorOf({ latitude, longitude }: Coordinates): [x: number, y: number, z: number] {
  const [north, east] = [latitude * DEGREE, longitude * DEGREE];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

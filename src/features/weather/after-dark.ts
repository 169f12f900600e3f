import type { Coordinates } from '@/api/resorts/resort.schema';
import { DAY } from '@/config/constants';
import { areValidCoordinates } from '@/lib/distance';

const RADIANS = Math.PI / 180;
/** Noon of 1 January 2000 UTC, the formula's day 0. */
const EPOCH = Date.UTC(2000, 0, 1, 12);
/** Altitude of the sun's centre at sunset in degrees: half its disc and refraction at the horizon. */
const SUNSET = -0.833;

const sine = (degrees: number) => Math.sin(degrees * RADIANS);
const cosine = (degrees: number) => Math.cos(degrees * RADIANS);

/**
 * Altitude of the sun in degrees at a point and an instant, to about half a degree: the low-precision formula of the
 * Astronomical Almanac.
 */
export function sunHeight({ latitude, longitude }: Coordinates, instant: Date): number {
  const days = (instant.getTime() - EPOCH) / DAY;
  const mean = 280.46 + 0.985_647_4 * days;
  const anomaly = 357.528 + 0.985_600_3 * days;
  const along = mean + 1.915 * sine(anomaly) + 0.02 * sine(2 * anomaly);
  const tilt = 23.439;
  const declination = Math.asin(sine(tilt) * sine(along)) / RADIANS;
  const ascension = Math.atan2(cosine(tilt) * sine(along), cosine(along)) / RADIANS;
  const siderealTime = 280.460_618 + 360.985_647_4 * days + longitude;
  const share =
    sine(latitude) * sine(declination) + cosine(latitude) * cosine(declination) * cosine(siderealTime - ascension);
  return Math.asin(share) / RADIANS;
}

/** Whether the sun is down at a point; false if the instant or the point is invalid. */
export function isAfterDark(point: Coordinates | null, instant: Date): boolean {
  return areValidCoordinates(point) && sunHeight(point, instant) < SUNSET;
}

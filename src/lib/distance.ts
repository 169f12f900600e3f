/** A point on the globe in degrees. */
interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_DIAMETER_KM = 12_742;

const isWithin = (degrees: number, limit: number) => Number.isFinite(degrees) && Math.abs(degrees) <= limit;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** True for a latitude of -90 to 90 and a longitude of -180 to 180 degrees; false for null. */
export const areValidCoordinates = <Place extends Point>(place: Place | null): place is Place =>
  place !== null && isWithin(place.latitude, 90) && isWithin(place.longitude, 180);

/** Straight line between two points over the globe (haversine), in kilometres; null where one is missing or invalid. */
export function distanceKm(from: Point | null, to: Point | null): number | null {
  if (!areValidCoordinates(from) || !areValidCoordinates(to)) return null;
  const northwards = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const eastwards = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = northwards + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * eastwards;
  return EARTH_DIAMETER_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

import { locale } from '@/config/locale';
import { m } from '@/paraglide/messages';
import type { NameKind } from './place-names';
import { COUNTRIES, type PlaceLabel, STATES } from './places';

/** What is named, and the zoom from which there is room. */
interface GroundName {
  kind: NameKind;
  text: string;
  /** For where the map is so far out that the whole name would lie under markers: "US". */
  short?: string;
  point: [latitude: number, longitude: number];
  from: number;
}

const ranges = (): PlaceLabel[] => [
  [m.map_range_alps(), 46.15, 8.6, 4],
  [m.map_range_pyrenees(), 42.65, 0.6, 5],
  [m.map_range_carpathians(), 47.6, 24.9, 5],
  [m.map_range_dinaric(), 44.2, 17.2, 6],
  [m.map_range_apennines(), 42.4, 13.4, 6],
  [m.map_range_scandinavia(), 64.8, 14, 5],
  [m.map_range_rockies(), 44.6, -110.6, 3],
  [m.map_range_rockies(), 51.9, -117.2, 5],
  [m.map_range_sierra_nevada(), 37.6, -118.9, 5],
  [m.map_range_cascades(), 45.6, -121.7, 5],
  [m.map_range_coast_mountains(), 53.6, -127.2, 5],
  [m.map_range_appalachians(), 39.2, -79.4, 5],
];
/** Closer than this a mountain range fills the view, and its name would stand anywhere. */
const RANGES_UP_TO = 9;
/** From here countries have their whole names. */
const WHOLE_FROM = 4;

let known: GroundName[] | undefined;

/** Countries, mountain ranges and states that are named at a zoom, in the language of the page. */
export function groundNames(zoom: number): GroundName[] {
  known ??= [...countries(), ...named('range', ranges()), ...named('state', STATES)];
  return known
    .filter(({ kind, from }) => zoom >= from && (kind !== 'range' || zoom <= RANGES_UP_TO))
    .map((name) => (name.short && zoom < WHOLE_FROM ? { ...name, text: name.short } : name));
}

function countries(): GroundName[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const shortNames = new Intl.DisplayNames(locale, { type: 'region', style: 'short' });
  return COUNTRIES.map(([code, latitude, longitude, from]) => ({
    kind: 'country',
    text: names.of(code) ?? code,
    short: shortNames.of(code) ?? code,
    point: [latitude, longitude],
    from,
  }));
}

const named = (kind: NameKind, places: readonly PlaceLabel[]): GroundName[] =>
  places.map(([text, latitude, longitude, from]) => ({ kind, text, point: [latitude, longitude], from }));

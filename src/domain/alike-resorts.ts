import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { distanceKm } from '@/lib/distance';
import { percentileRank } from '@/lib/statistics';
import { columnOf, differenceInSpreads, LEAST_DIFFERENCE } from './catalogue-statistics';
import { byId } from './compare-keys';
import { type FigureName, sharedFigure } from './figures';

/** A resort and how far it is in a straight line. */
export interface NearResort {
  resort: Resort;
  km: number;
}

function byDistance(resort: Resort, catalogue: readonly Resort[]): NearResort[] {
  return catalogue
    .filter(({ id }) => id !== resort.id)
    .flatMap((other) => {
      const km = distanceKm(resort.location, other.location);
      return km === null ? [] : [{ resort: other, km }];
    })
    .sort((a, b) => a.km - b.km || byId(a.resort, b.resort));
}

/** The three nearest other resorts, nearest first; empty if the resort has no position. */
export const nearResorts = (resort: Resort, catalogue: readonly Resort[]): NearResort[] =>
  byDistance(resort, catalogue).slice(0, 3);

/** The other resorts within a distance in kilometres, nearest first; empty if the resort has no position. */
export const resortsWithin = (limit: number, resort: Resort, catalogue: readonly Resort[]): NearResort[] =>
  byDistance(resort, catalogue).filter(({ km }) => km <= limit);

/** The ways in which another resort can be better, in display order. */
const alikeKinds = ['cheaper', 'closer', 'easier', 'higher', 'bigger', 'quieter'] as const;
export type AlikeKind = (typeof alikeKinds)[number];

/** A better and a worse figure, in the same unit. */
export interface Apart {
  difference: number;
  unit: string;
  between: readonly [number, number];
}

/** A figure in which the other resort is worse, and by how much. */
export interface GivenUp extends Apart {
  figure: FigureName;
}

/** The resort most like another among those that are clearly better in one thing. */
export interface AlikeResort {
  kind: AlikeKind;
  resort: Resort;
  /** How much better it is, or the loud styles it lacks. */
  gain: Apart | { without: readonly string[] };
  /** At most two, largest first. */
  givesUp: readonly GivenUp[];
}

/** The figures that likeness is measured by. */
const likenessFigures = ['peak', 'drop', 'runs', 'price', 'snowfall'] as const satisfies readonly FigureName[];
/** With fewer shared figures, likeness is meaningless. */
const FIGURES_LEAST = 3;
const CHIPS_MAX = 3;
const GIVEN_UP_MAX = 2;

/** How different two resorts are, 0 to 1: the mean distance of their percentiles; null if they share too few figures. */
export function unlikeness(a: Resort, b: Resort, catalogue: readonly Resort[]): number | null {
  const distances = likenessFigures.flatMap((name) => {
    const shared = sharedFigure([a, b], name);
    if (!shared) return [];
    const column = columnOf(catalogue, name, shared.unit);
    const [one = 0, other = 0] = shared.values.map((value) => percentileRank(column, value) ?? 0);
    return Math.abs(one - other);
  });
  if (distances.length < FIGURES_LEAST) return null;
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
}

/** How much better `other` is in a figure; null unless the difference is clear. */
function gainIn(resort: Resort, other: Resort, name: FigureName, catalogue: readonly Resort[]): GivenUp | null {
  const shared = sharedFigure([resort, other], name);
  if (!shared) return null;
  const [value = 0, others = 0] = shared.values;
  const difference = name === 'price' ? value - others : others - value;
  const isClear = differenceInSpreads(columnOf(catalogue, name, shared.unit), difference) >= LEAST_DIFFERENCE;
  return isClear ? { figure: name, difference, unit: shared.unit, between: [value, others] } : null;
}

/** The figure by which a kind is better. */
const figureOfKind = { cheaper: 'price', easier: 'beginnerRuns', higher: 'peak', bigger: 'runs' } as const;

/** How much closer is clearly closer: this share of the distance, and at least this many kilometres. */
const CLOSER = { share: 0.25, km: 25 } as const;

/**
 * How much closer `other` is to a place. The resorts are on two continents, so the spread of their distances says nothing about
 * nearby ones: distances are compared directly.
 */
function closerGain(resort: Resort, other: Resort, place: Coordinates | null): Apart | null {
  const own = distanceKm(place, resort.location);
  const others = distanceKm(place, other.location);
  if (own === null || others === null) return null;
  const difference = own - others;
  const isCloser = difference >= Math.max(CLOSER.km, own * CLOSER.share);
  return isCloser ? { difference, unit: 'km', between: [own, others] } : null;
}

/** Styles of busy places. */
const loudStyles = ['party_scene', 'mega_resort'];

/** The loud styles of a resort that `other` lacks. A resort without any style is not known to be quiet. */
function quieterGain(resort: Resort, { resortStyles }: Resort): { without: readonly string[] } | null {
  const without = loudStyles.filter((style) => resort.resortStyles.includes(style));
  const isQuiet = resortStyles.length > 0 && !loudStyles.some((style) => resortStyles.includes(style));
  return isQuiet && without.length > 0 ? { without } : null;
}

function givenUp(resort: Resort, other: Resort, catalogue: readonly Resort[]): GivenUp[] {
  const strength = ({ figure, unit, difference }: GivenUp) =>
    differenceInSpreads(columnOf(catalogue, figure, unit), difference);
  return likenessFigures
    .flatMap((name) => gainIn(other, resort, name, catalogue) ?? [])
    .sort((a, b) => strength(b) - strength(a))
    .slice(0, GIVEN_UP_MAX);
}

/**
 * "Like Zermatt, but …": for up to three kinds, the most similar resort that is clearly better in that way. No resort appears
 * twice. "Closer" needs a trip with a starting point.
 */
export function alikeResorts(resort: Resort, catalogue: readonly Resort[], place: Coordinates | null): AlikeResort[] {
  const candidates = catalogue
    .filter(({ id }) => id !== resort.id)
    .flatMap((other) => {
      const distance = unlikeness(resort, other, catalogue);
      return distance === null ? [] : [{ other, distance }];
    })
    .sort((a, b) => a.distance - b.distance || byId(a.other, b.other))
    .map(({ other }) => other);

  /** What another resort has over this one in some way; null if nothing clear. */
  function gainOf(kind: AlikeKind, other: Resort): AlikeResort['gain'] | null {
    if (kind === 'closer') return closerGain(resort, other, place);
    if (kind === 'quieter') return quieterGain(resort, other);
    return gainIn(resort, other, figureOfKind[kind], catalogue);
  }

  const found: AlikeResort[] = [];
  for (const kind of alikeKinds) {
    if (found.length === CHIPS_MAX) break;
    for (const other of candidates) {
      const gain = found.some((chip) => chip.resort === other) ? null : gainOf(kind, other);
      if (!gain) continue;
      found.push({ kind, resort: other, gain, givesUp: givenUp(resort, other, catalogue) });
      break;
    }
  }
  return found;
}

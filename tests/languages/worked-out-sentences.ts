import type { Resort } from '@/api/resorts/resort.schema';
import type { ListFilters } from '@/domain/filters/list-filters';
import type { NamedFigures } from '@/domain/snow/latest-snowfall';
import type { Trip } from '@/domain/trip/trip';
import type { Round } from '@/features/together/rules/round';
import type { UnitSystem } from '@/lib/units';
import { zurich } from '../features/trip/any-trip';

const placeName = zurich.name;

/** Verdict, reason, caveat, height and cost of each resort against a trip, and the trip itself, in the language that is loaded. */
export async function tripSentences() {
  const { tripFit } = await import('@/domain/trip/trip-fit');
  const { heightFit } = await import('@/domain/trip/height-fit');
  const { caveatOf, distancesFrom, reasonOf } = await import('@/domain/trip/reasons');
  const { costLine } = await import('@/features/trip/cost-words');
  const { caveatLine, heightText, reasonLine } = await import('@/features/trip/fit-words');
  const { tripSentence } = await import('@/features/trip/trip-line-words');
  const { daysOnSkis } = await import('@/features/trip/trip-words');
  const { verdictOf } = await import('@/features/trip/verdict');
  const { unitsOf } = await import('@/lib/units');
  return (resorts: readonly Resort[], trip: Trip, system: UnitSystem): string[] => {
    const place = trip.origin ? zurich : null;
    const wording = { trip, placeName, units: unitsOf(system) };
    const catalogue = { resorts, distances: distancesFrom(resorts, place) };
    const ofResort = (resort: Resort): string[] => {
      const fit = tripFit(resort, trip, place);
      const caveat = caveatOf(fit);
      const reason = reasonOf(resort, fit, catalogue);
      const height = heightFit(resort, resorts);
      const lines = [
        caveat && caveatLine(caveat, resort, wording),
        reason && reasonLine(reason, wording),
        costLine(resort, trip),
      ];
      return [
        ...verdictOf(resort, fit, wording).flatMap(({ claim, figure }) => (figure ? [claim, figure] : claim)),
        ...(height ? [heightText(height, wording.units)] : []),
        ...lines.flatMap((line) => (line ? `${line.claim} ${line.comparison}`.trim() : [])),
      ];
    };
    const said = tripSentence(trip, place && placeName);
    return [...(said ? [said] : []), daysOnSkis(trip), ...resorts.flatMap(ofResort)];
  };
}

/** The comparison of some resorts in words, and what is left out of it. */
export async function comparisonSentences() {
  const { leftOutFacts } = await import('@/domain/compare/compared-facts');
  const { leftOutSentences } = await import('@/features/compare/compare-words');
  const { comparisonWords } = await import('@/features/compare/in-words');
  const { distanceKm } = await import('@/lib/distance');
  const { unitsOf } = await import('@/lib/units');
  return (resorts: readonly Resort[], catalogue: readonly Resort[], system: UnitSystem): string[] => {
    const context = { catalogue, distanceOf: ({ location }: Resort) => distanceKm(zurich, location) };
    const leftOut = leftOutFacts(resorts, context);
    return [
      ...comparisonWords(resorts, context, { placeName, units: unitsOf(system) }).map(({ sentence }) => sentence),
      ...leftOutSentences(leftOut, resorts.length),
    ];
  };
}

/** "Like it, but" of a resort, and what lies near it. */
export async function alikeSentences() {
  const { alikeResorts, nearResorts } = await import('@/domain/alike-resorts');
  const { gainText, givesUpText, nearText } = await import('@/features/alike/alike-words');
  const { describeResort } = await import('@/features/resort-page/describe-resort');
  const { unitsOf } = await import('@/lib/units');
  return (resort: Resort, catalogue: readonly Resort[], system: UnitSystem): string[] => {
    const units = unitsOf(system);
    return [
      ...alikeResorts(resort, catalogue, zurich).flatMap((found) => [
        gainText(found, units, placeName),
        givesUpText(found, units),
      ]),
      ...nearResorts(resort, catalogue).map((near) => nearText(near.resort, units)),
      describeResort(resort, resort.reviewCount),
    ];
  };
}

/** The words of filters that are set, the title of the list, and what an empty list says of each. */
export async function filterSentences() {
  const { activeFilters, filtersTitle } = await import('@/domain/filters/filter-words');
  const { unitsOf } = await import('@/lib/units');
  const { m } = await import('@/paraglide/messages');
  return (filters: ListFilters, left: number, system: UnitSystem): string[] => {
    const context = { priceRange: { min: 0, max: 400 }, units: unitsOf(system), placeName };
    const title = filtersTitle(filters, context);
    return [
      ...(title ? [title] : []),
      ...activeFilters(filters, context).flatMap(({ label, name }) => [
        label,
        m.list_without({ filter: name ?? label, count: left, shown: String(left) }),
      ]),
    ];
  };
}

/** The headline of the snow board. */
export async function snowSentences() {
  const { headline } = await import('@/features/snow-board/snow-words');
  const { unitsOf } = await import('@/lib/units');
  return (rows: readonly NamedFigures[], settled: number, now: Date, system: UnitSystem): string[] => [
    headline(rows, settled, unitsOf(system), now),
  ];
}

/** The headline of a round, and the answers of each of its resorts. */
export async function roundSentences() {
  const { answeringPeople, boardOrder, outcomeOf, tallies } = await import('@/features/together/rules/board');
  const { headline, roundSummary, tallyText, unseenText } = await import('@/features/together/board-words');
  return (round: Round): string[] => {
    const counted = tallies(round);
    const ordered = boardOrder(counted, []);
    const people = answeringPeople(round).length;
    return [
      headline(outcomeOf(ordered, people), (id) => id),
      roundSummary(round.resorts.length, people),
      ...counted.flatMap(({ id, unseenBy, ...tally }) => [
        tallyText(tally),
        ...(unseenBy.length > 0 ? [unseenText(['Anna', 'Ben'].slice(0, unseenBy.length), id)] : []),
      ]),
    ];
  };
}

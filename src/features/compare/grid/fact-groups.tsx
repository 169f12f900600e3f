import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import type { CompareRow } from '@/components/compare-row';
import type { LabelledDays } from '@/domain/day-range-text';
import type { Units } from '@/lib/units';
import { m } from '@/paraglide/messages';
import type { CompareGroup, Place } from './compare-group';
import { liftsRow, priceRow, ratingRow, snowfallRow } from './fact-rows';
import { figureRow } from './figure-cell';
import { dropRow, heightsRow } from './heights-row';
import { facilityRows, pointsRow, stylesRow } from './list-rows';
import { type LevelSign, runsRow } from './runs-row';
import { seasonRow } from './season-row';

/** How other features render and name the facts of resorts; passed in by the route. */
export interface ResortLooks {
  signsOf: (region: string) => readonly LevelSign[];
  renderSeason: (season: Resort['season'], days: LabelledDays | null) => ReactNode;
  facilityLabel: (facility: string) => string;
  styleLabel: (style: string) => string;
}

interface GroupParts {
  units: Units;
  looks: ResortLooks;
  /** The days of the trip. */
  days: LabelledDays | null;
  /** How the resorts fit the trip. */
  trip: CompareGroup;
  /** Where the trip starts. */
  place: Place | null;
  /** Weather and snow, which are fetched by their cells. */
  weatherRows: readonly CompareRow[];
}

/** How far each resort is from where the trip starts. */
const distanceRow = (resorts: readonly Resort[], { name, distanceOf }: Place, units: Units): CompareRow =>
  figureRow(resorts, {
    key: 'distance',
    source: 'worked out',
    label: m.compare_from({ place: name }),
    kind: 'distance',
    amountOf: (resort) => {
      const km = distanceOf(resort);
      return km === null ? null : Math.round(km);
    },
    show: (km) => ({ measure: units.distance(km), note: m.compare_straight_line() }),
  });

/** All groups of a comparison, in their order. */
export function compareGroups(
  resorts: readonly Resort[],
  { units, looks, days, trip, place, weatherRows }: GroupParts,
): CompareGroup[] {
  return [
    place ? { ...trip, rows: [...trip.rows, distanceRow(resorts, place, units)] } : trip,
    { key: 'heights', title: m.compare_heights(), rows: [heightsRow(resorts, units), dropRow(resorts, units)] },
    { key: 'runs', title: m.compare_runs_level(), rows: [runsRow(resorts, units, looks.signsOf)] },
    {
      key: 'season',
      title: m.compare_season_price(),
      rows: [seasonRow(resorts, days, looks.renderSeason), snowfallRow(resorts, units), priceRow(resorts)],
    },
    { key: 'weather', title: m.compare_ground(), rows: weatherRows },
    {
      key: 'rating',
      title: m.compare_rating_pros(),
      rows: [ratingRow(resorts), pointsRow(resorts, 'pros'), pointsRow(resorts, 'cons')],
    },
    {
      key: 'lifts',
      title: m.compare_lifts_facilities(),
      rows: [liftsRow(resorts), ...facilityRows(resorts, looks.facilityLabel), stylesRow(resorts, looks.styleLabel)],
    },
  ];
}

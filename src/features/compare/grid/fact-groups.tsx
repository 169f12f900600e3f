import type { Resort } from '@/api/resorts/resort.schema';
import type { CompareRow } from '@/components/compare-row';
import { parseDecimal } from '@/lib/format';
import type { Units } from '@/lib/units';
import { m } from '@/paraglide/messages';
import type { ComparedTrip, CompareGroup, Place } from './compare-group';
import { liftsRow, priceRow, ratingRow, seasonRow, snowfallRow } from './fact-rows';
import { figureRow } from './figure-cell';
import { dropRow, heightsRow } from './heights-row';
import { facilityRows, pointsRow, stylesRow } from './list-rows';
import { runsRow } from './runs-row';

/** How far each resort is from where the trip starts. */
const distanceRow = (resorts: readonly Resort[], { name, distanceOf }: Place, units: Units): CompareRow =>
  figureRow(resorts, {
    key: 'distance',
    source: 'worked out',
    label: m.compare_from({ place: name }),
    kind: 'distance',
    // As shown, so that two of the same figure share the word for it.
    amountOf: (resort) => {
      const km = distanceOf(resort);
      return km === null ? null : parseDecimal(units.distance(km).value);
    },
    show: (_shown, resort) => ({
      measure: units.distance(distanceOf(resort) ?? 0),
      note: m.compare_straight_line(),
    }),
  });

/** All groups of a comparison, in their order. */
export function compareGroups(
  resorts: readonly Resort[],
  units: Units,
  { group, days, place }: ComparedTrip,
  weatherRows: readonly CompareRow[],
): CompareGroup[] {
  return [
    place ? { ...group, rows: [...group.rows, distanceRow(resorts, place, units)] } : group,
    { key: 'heights', title: m.compare_heights(), rows: [heightsRow(resorts, units), dropRow(resorts, units)] },
    { key: 'runs', title: m.compare_runs_level(), rows: [runsRow(resorts, units)] },
    {
      key: 'season',
      title: m.compare_season_price(),
      rows: [seasonRow(resorts, days), snowfallRow(resorts, units), priceRow(resorts)],
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
      rows: [liftsRow(resorts), ...facilityRows(resorts), stylesRow(resorts)],
    },
  ];
}

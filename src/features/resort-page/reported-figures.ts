import type { Resort } from '@/api/resorts/resort.schema';
import type { Figure } from '@/components/figure-grid';
import { allOfLinkedArea } from '@/domain/linked-area';
import { formatCount } from '@/lib/format';
import type { Measure, Units } from '@/lib/units';
import { m } from '@/paraglide/messages';

/** A figure as a measure, or null for the 0 that means "nobody reported it". */
export const reportedMeasure = (figure: number, measure: (figure: number) => Measure): Measure | null =>
  figure > 0 ? measure(figure) : null;

/** Vertical drop, base and peak, for a FigureGrid. */
export const heightFigures = ({ elevation }: Resort, units: Units): readonly Figure[] => [
  {
    label: m.fact_vertical_drop(),
    note: elevation.isDropWorkedOut ? m.source_worked_out() : undefined,
    measure: reportedMeasure(elevation.vertical, units.elevation),
  },
  { label: m.resort_base_elevation(), measure: reportedMeasure(elevation.base, units.elevation) },
  { label: m.resort_peak_elevation(), measure: reportedMeasure(elevation.peak, units.elevation) },
];

/** "145 runs", or '' if nobody reported how many. */
export const runsText = ({ trails: { total } }: Resort): string =>
  total > 0 ? m.run_count({ count: total, shown: formatCount(total) }) : '';

/** "31 lifts", or '' if nobody reported how many. */
export const liftsText = ({ liftsTotal }: Resort): string =>
  liftsTotal > 0 ? m.resort_lifts({ count: liftsTotal, shown: formatCount(liftsTotal) }) : '';

/** "300 km (all of Ski Arlberg)": lengths and lifts of a resort in a linked area are those of the whole. Others as they are. */
export const overLinkedArea = (text: string, { linkedArea }: Resort): string =>
  linkedArea ? `${text} (${allOfLinkedArea(linkedArea)})` : text;

import type { Resort } from '@/api/resorts/resort.schema';
import { shareBelow } from '@/lib/statistics';
import { columnOf, inRegion } from '../catalogue-statistics';
import { figureOf } from '../figures';
import { readHeights } from '../heights';
import type { Trip } from './trip';

/** Peak and base in metres, and the share of the region's resorts that are lower; null: not reported. */
export interface HeightFit {
  base: number | null;
  peak: number;
  region: string;
  shareOfRegion: number;
}

/** Whether a resort's height comes first: on trips in March to May, when low snow melts. No promise of snow. */
export function isSpringTrip({ dates }: Pick<Trip, 'dates'>): boolean {
  if (!dates) return false;
  const year = dates.to.slice(0, 4);
  return dates.from < `${year}-06` && dates.to >= `${year}-03`;
}

/** How high a resort is, compared with its region; null without a reported peak or region. */
export function heightFit(resort: Resort, catalogue: readonly Resort[]): HeightFit | null {
  const peak = figureOf(resort, 'peak');
  const { region, elevation } = resort;
  if (!peak || region === '') return null;
  const share = shareBelow(columnOf(inRegion(catalogue, region), 'peak', peak.unit), peak.value);
  return { base: readHeights(elevation).base, peak: peak.value, region, shareOfRegion: share ?? 0 };
}

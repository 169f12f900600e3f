import type { Resort } from '@/api/resorts/resort.schema';
import { formatCount, formatCounted, formatPrice, formatRating } from '@/lib/format';
import { unitsOf } from '@/lib/units';

const { elevation, distance } = unitsOf('metric');

function height({ base, peak }: Resort['elevation']): string | null {
  if (base > 0 && peak > 0) return `${formatCount(base)}–${elevation(peak).text}`;
  return peak > 0 ? `up to ${elevation(peak).text}` : null;
}

function runs({ slopesKm, trails }: Resort): string | null {
  if (slopesKm) return `${distance(slopesKm.total).text} of runs`;
  return trails.total > 0 ? formatCounted(trails.total, 'run') : null;
}

/**
 * A resort in one line for search results and shared links: name, place and the figures that are known, in metric units.
 * @param reviewCount how many reviews it has; null while that is not known
 */
export function describeResort(resort: Resort, reviewCount: number | null): string {
  const { name, country, liftsTotal, price, rating } = resort;
  const ticket = formatPrice(price);
  const figures = [
    height(resort.elevation),
    runs(resort),
    liftsTotal > 0 ? formatCounted(liftsTotal, 'lift') : null,
    ticket && `day ticket ${ticket}`,
    reviewCount && rating > 0 ? `rated ${formatRating(rating)} of 5 by ${formatCounted(reviewCount, 'skier')}` : null,
  ].filter(Boolean);
  const place = [name, country].filter(Boolean).join(', ');
  const facts = figures.length > 0 ? `: ${figures.join(', ')}.` : '.';
  return `${place}${facts} Weather, season and reviews.`;
}

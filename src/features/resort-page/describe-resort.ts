import type { Resort } from '@/api/resorts/resort.schema';
import { countryName } from '@/lib/country-names';
import { formatCount, formatNames, formatPrice, formatRating } from '@/lib/format';
import { unitsOf } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { liftsText, overLinkedArea, runsText } from './reported-figures';

const { elevation, distance } = unitsOf('metric');

function height({ base, peak }: Resort['elevation']): string | null {
  if (base > 0 && peak > 0) return m.resort_height_between({ base: formatCount(base), peak: elevation(peak).text });
  return peak > 0 ? m.height_up_to({ height: elevation(peak).text }) : null;
}

/** Runs and lifts: "360 km of runs, 53 lifts", and which linked area they cover. A number of runs is the resort's own. */
function runsAndLifts(resort: Resort): readonly string[] {
  const length = resort.slopesKm?.total;
  const runs = length ? m.length_of_runs({ length: distance(length).text }) : runsText(resort);
  const lifts = liftsText(resort);
  if (length && resort.linkedArea) return [overLinkedArea(formatNames([runs, lifts].filter(Boolean)), resort)];
  return [runs, lifts && overLinkedArea(lifts, resort)];
}

/**
 * A resort in one line for search results and shared links: name, place and its known figures in metric units.
 * @param reviewCount null while unknown
 */
export function describeResort(resort: Resort, reviewCount: number | null): string {
  const { name, country, price, rating } = resort;
  const ticket = formatPrice(price);
  const figures = [
    height(resort.elevation),
    ...runsAndLifts(resort),
    ticket && m.resort_ticket_fact({ price: ticket }),
    reviewCount && rating > 0
      ? m.resort_rated_by({ rating: formatRating(rating), count: reviewCount, shown: formatCount(reviewCount) })
      : null,
  ].filter(Boolean);
  const place = [name, countryName(country)].filter(Boolean).join(', ');
  return figures.length > 0
    ? m.resort_description_facts({ place, facts: figures.join(', ') })
    : m.resort_description({ place });
}

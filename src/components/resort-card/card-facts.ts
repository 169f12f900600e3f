import type { Resort } from '@/api/resorts/resort.schema';
import { readHeights } from '@/domain/heights';
import { shortSeason } from '@/domain/short-season';
import { formatCount, formatPrice } from '@/lib/format';
import type { Units } from '@/lib/units';

/** A fact of a card; null where the resort does not report it. */
interface CardFigure {
  label: string;
  value: string | null;
}

/** The four facts of a card, in their order: a card without snowfall gives that place to the vertical drop. */
export function cardFacts(resort: Resort, units: Units): CardFigure[] {
  return [
    runs(resort, units),
    // On one line: "Nov" at the end of one says little.
    { label: 'Season', value: shortSeason(resort.season)?.replace(' – ', '\u00a0–\u00a0') ?? null },
    snowfallOrDrop(resort, units),
    { label: 'Lift ticket, day', value: formatPrice(resort.price) },
  ];
}

/** A count is "Runs", a length "Slopes"; the count goes first. */
function runs({ trails, slopesKm }: Resort, units: Units): CardFigure {
  const hasLength = trails.total === 0 && slopesKm !== null && slopesKm.total > 0;
  if (hasLength) return { label: 'Slopes', value: units.distance(slopesKm.total).text };
  return { label: 'Runs', value: trails.total > 0 ? formatCount(trails.total) : null };
}

function snowfallOrDrop({ averageSnowfall, elevation }: Resort, units: Units): CardFigure {
  if (averageSnowfall > 0) return { label: 'Snowfall', value: `${units.snow(averageSnowfall).text} / year` };
  if (elevation.vertical > 0) return { label: 'Vertical drop', value: units.elevation(elevation.vertical).text };
  return { label: 'Snowfall', value: null };
}

/** "1,620 – 3,883 m", or the one height that is known with its name, or null. */
export function elevationText({ elevation }: Resort, units: Units): string | null {
  const { base, peak } = readHeights(elevation);
  if (base !== null && peak !== null) return `${units.elevation(base).value} – ${units.elevation(peak).text}`;
  if (peak !== null) return `Peak ${units.elevation(peak).text}`;
  return base === null ? null : `Base ${units.elevation(base).text}`;
}

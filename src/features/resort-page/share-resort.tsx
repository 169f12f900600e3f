import type { Resort } from '@/api/resorts/resort.schema';
import { ShareButton } from '@/components/share-button';
import { paths } from '@/config/paths';
import { figureOf } from '@/domain/figures';
import { readHeights } from '@/domain/heights';
import { shortSeason } from '@/domain/short-season';
import { formatCounted, formatDecimal } from '@/lib/format';
import { type Units, useUnits } from '@/lib/units';

function heights({ elevation }: Resort, units: Units): string | null {
  const { base, peak } = readHeights(elevation);
  if (base !== null && peak !== null) return `${units.elevation(base).value} – ${units.elevation(peak).text}`;
  if (peak !== null) return `up to ${units.elevation(peak).text}`;
  return base === null ? null : `from ${units.elevation(base).text}`;
}

function runs({ slopesKm, trails }: Resort, units: Units): string | null {
  if (slopesKm && slopesKm.total > 0) return units.distance(slopesKm.total).text;
  return trails.total > 0 ? formatCounted(trails.total, 'run') : null;
}

function season(resort: Resort): string | null {
  const words = shortSeason(resort.season);
  return words === 'All year' ? 'open all year' : words;
}

/**
 * One sentence about a resort for someone who has not seen its page: "Alpe d'Huez: 1,125 – 3,330 m, 250 km, EUR 51 a day,
 * Dec – Apr". What is not reported is left out.
 */
export function resortSentence(resort: Resort, units: Units): string {
  const ticket = figureOf(resort, 'price');
  const facts = [
    heights(resort, units),
    runs(resort, units),
    ticket && `${ticket.unit} ${formatDecimal(ticket.value, { most: 2 })} a day`,
    season(resort),
  ].filter(Boolean);
  if (facts.length > 0) return `${resort.name}: ${facts.join(', ')}`;
  return [resort.name, resort.country].filter(Boolean).join(', ');
}

/** Shares a resort's page with its sentence. */
export function ShareResort({ resort }: { resort: Resort }) {
  const units = useUnits();
  const { id, name } = resort;
  return (
    <ShareButton
      title={name}
      text={resortSentence(resort, units)}
      url={paths.resort(id)}
      label={`Share ${name}`}
      className="max-md:px-2 max-md:text-small"
    />
  );
}

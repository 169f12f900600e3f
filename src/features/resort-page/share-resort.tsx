import type { Resort } from '@/api/resorts/resort.schema';
import { ShareButton } from '@/components/share-button';
import { paths } from '@/config/paths';
import { heightsText, readHeights } from '@/domain/heights';
import { seasonSpan } from '@/domain/season-months';
import { shortSeason } from '@/domain/short-season';
import { countryName } from '@/lib/country-names';
import { formatPrice } from '@/lib/format';
import { type Units, useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { overLinkedArea, runsText } from './reported-figures';

function heights({ elevation }: Resort, units: Units): string | null {
  const { base, peak } = readHeights(elevation);
  if (base !== null && peak === null) return m.resort_height_from({ base: units.elevation(base).text });
  return heightsText(elevation, units);
}

function season({ season: { start, end } }: Resort): string | null {
  return seasonSpan(start, end)?.length === 12 ? m.resort_sentence_all_year() : shortSeason({ start, end });
}

/**
 * A resort in one sentence, for someone who has not seen its page: "Alpe d'Huez: 1,125 – 3,330 m, 250 km, EUR 51 a day,
 * Dec – Apr". Unreported figures are left out.
 */
export function resortSentence(resort: Resort, units: Units): string {
  const ticket = formatPrice(resort.price);
  const facts = [
    heights(resort, units),
    resort.slopesKm?.total ? overLinkedArea(units.distance(resort.slopesKm.total).text, resort) : runsText(resort),
    ticket && m.resort_price_a_day({ price: ticket }),
    season(resort),
  ].filter(Boolean);
  if (facts.length > 0) return m.resort_sentence({ resort: resort.name, facts: facts.join(', ') });
  return [resort.name, countryName(resort.country)].filter(Boolean).join(', ');
}

/** Shares a resort's page with this sentence. */
export function ShareResort({ resort }: { resort: Resort }) {
  const units = useUnits();
  const { id, name } = resort;
  return (
    <ShareButton
      title={name}
      text={resortSentence(resort, units)}
      url={paths.resort(id)}
      label={m.resort_share({ resort: name })}
    />
  );
}

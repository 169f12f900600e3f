import { isForeignCurrency } from '@/domain/country-currency';
import { readNumber, readRecord } from '@/lib/lenient';
import type { Findings } from './findings';

/** A price as it was sent, nested or flat. */
function sentPrice(raw: Record<string, unknown>) {
  const nested = readRecord(raw.price_range);
  return {
    min: readNumber(nested.min ?? raw.price_min),
    max: readNumber(nested.max ?? raw.price_max),
    currency: String(nested.currency ?? raw.currency ?? ''),
  };
}

/** What is wrong with a price, and what the site shows instead; null where nothing is. */
function faultOf(raw: Record<string, unknown>): { fault: string; otherwise: string } | null {
  const { min, max, currency } = sentPrice(raw);
  if (min === null && max === null) return null;
  const otherwise = '“not reported”';
  if (currency === '') return { fault: 'a price without a currency', otherwise };
  if (min === 0 || max === 0) {
    return { fault: 'a price of 0', otherwise: min || max ? `“${currency} …”, the other bound alone` : otherwise };
  }
  if (min !== null && max !== null && min > max) return { fault: 'a lowest price above the highest', otherwise };
  const place = { country: String(raw.country ?? ''), region: String(raw.region ?? '') };
  if (isForeignCurrency(place, currency)) {
    return { fault: 'a price in another currency than the country’s', otherwise: `“${currency} …, as reported”` };
  }
  return null;
}

const NAMES = 3;

/** Notes unusable prices by what is wrong with them, with the names of some resorts. */
export function checkPrices(findings: Findings, call: string, raws: readonly unknown[]): void {
  const names = new Map<string, string[]>();
  for (const raw of raws.map(readRecord)) {
    const found = faultOf(raw);
    if (!found) continue;
    const key = `${found.fault} → ${found.otherwise}`;
    names.set(key, [...(names.get(key) ?? []), String(raw.name)]);
  }
  for (const [key, resorts] of names) {
    const more = resorts.length > NAMES ? ', …' : '';
    findings.note(
      call,
      `${resorts.length} of ${raws.length} resorts: ${key} (${resorts.slice(0, NAMES).join(', ')}${more})`,
    );
  }
}

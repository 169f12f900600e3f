import type { Resort } from '@/api/resorts/resort.schema';
import { currenciesOf } from '@/domain/catalogue-statistics';
import { runSplit, runUnits } from '@/domain/figures';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { isCurrency } from '../trip-link';

/** Offered until the catalogue is loaded, and where it has none of these. */
const USUAL_CURRENCIES = ['EUR', 'USD', 'CAD'] as const;

/** Currencies in which a budget can be compared with day tickets, and stored; most common first. */
export function offeredCurrencies(resorts: readonly Resort[] | undefined): readonly string[] {
  const reported = currenciesOf(resorts ?? []).filter(isCurrency);
  return reported.length > 0 ? reported : USUAL_CURRENCIES;
}

/** "331 of 374 resorts report runs by level" */
export function reportWords(resorts: readonly Resort[]): string {
  const reporting = resorts.filter((resort) => runUnits.some((unit) => runSplit(resort, unit)));
  return m.trip_report_runs({
    total: resorts.length,
    shown: formatCount(resorts.length),
    count: reporting.length,
    reporting: formatCount(reporting.length),
  });
}

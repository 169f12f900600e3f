import { countSilent, latestSnowfall, type NamedFigures } from '@/domain/snow/latest-snowfall';
import { type SnowSort, type SortKey, usualSort } from '@/domain/snow/snow-order';
import { formatDayAge } from '@/lib/age';
import { formatCount } from '@/lib/format';
import type { Units } from '@/lib/units';
import { m } from '@/paraglide/messages';

export const columnNames: Readonly<Record<SortKey, string>> = {
  name: m.fact_resort(),
  newSnow: m.snow_new(),
  depth: m.snow_depth(),
  lastSnowfall: m.fact_last_snowfall(),
  temperature: m.snow_temperature(),
  wind: m.fact_wind(),
};

/**
 * "New snow, most first" for a list of orders. The current order is named in its current direction, others in their
 * usual one.
 */
export function sortOption(key: SortKey, present: SnowSort): string {
  const { direction } = present.key === key ? present : usualSort(key);
  return m.snow_order({ order: `${key}-${direction}` });
}

const joined = (...sentences: (string | false)[]) => sentences.filter(Boolean).join(' ');

type Silent = Record<'unreported' | 'failed' | 'awaited', number>;

/** "4 of 7 do not report it. 1 of 7 did not load.", or '' for none. */
export function silentWords({ unreported, failed, awaited }: Silent, total: number): string {
  const all = formatCount(total);
  return joined(
    unreported > 0 && m.snow_unreported({ count: unreported, shown: formatCount(unreported), all }),
    failed > 0 && m.snow_failed_some({ count: failed, shown: formatCount(failed), all }),
    awaited > 0 && m.snow_awaited({ count: awaited, shown: formatCount(awaited), all }),
  );
}

/**
 * The board in a sentence: "Most recent snow: Alyeska, 42 cm, yesterday.", and how many resorts that leaves out. While
 * some are loading, it only says how many have arrived, so that no part passes for the whole.
 */
export function headline(rows: readonly NamedFigures[], settled: number, units: Units, now: Date): string {
  if (settled < rows.length) {
    return m.snow_settling({ count: settled, shown: formatCount(settled), all: formatCount(rows.length) });
  }
  const latest = latestSnowfall(rows, now);
  const silent = countSilent(rows, now);
  if (latest) {
    const { name, date, amount } = latest;
    // Keeps the unit on the figure's line.
    const snow = units.snow(amount).text.replace(' ', '\u00a0');
    const answer = m.snow_most_recent({ resort: name, amount: snow, age: formatDayAge(date, now) ?? '' });
    return joined(answer, silentWords(silent, rows.length));
  }
  if (silent.failed === rows.length) {
    const hasForecast = rows.some(({ figures }) => figures.forecastState === 'reported');
    return hasForecast ? m.snow_conditions_failed() : m.snow_none_loaded();
  }
  return joined(m.snow_none_recent(), silentWords({ ...silent, unreported: 0 }, rows.length));
}

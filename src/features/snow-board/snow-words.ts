import { countSilent, latestSnowfall, type NamedFigures } from '@/domain/snow/latest-snowfall';
import { type SnowSort, type SortKey, usualSort } from '@/domain/snow/snow-order';
import { formatDayAge } from '@/lib/age';
import { formatCount } from '@/lib/format';
import type { Units } from '@/lib/units';

/** Names of the columns. */
export const columnNames: Readonly<Record<SortKey, string>> = {
  name: 'Resort',
  newSnow: 'New snow',
  depth: 'Depth now',
  lastSnowfall: 'Last snowfall',
  temperature: 'Temperature',
  wind: 'Wind',
};

const directions: Readonly<Record<SortKey, Record<SnowSort['direction'], string>>> = {
  name: { ascending: 'A to Z', descending: 'Z to A' },
  newSnow: { ascending: 'least first', descending: 'most first' },
  depth: { ascending: 'least first', descending: 'most first' },
  lastSnowfall: { ascending: 'longest ago first', descending: 'latest first' },
  temperature: { ascending: 'coldest first', descending: 'warmest first' },
  wind: { ascending: 'calmest first', descending: 'strongest first' },
};

/** "New snow, most first" in a list of orders: the present one goes the way it goes, the others their usual way. */
export function sortOption(key: SortKey, present: SnowSort): string {
  const { direction } = present.key === key ? present : usualSort(key);
  return `${columnNames[key]}, ${directions[key][direction]}`;
}

/** "4 of 7 do not report it. 1 of 7 did not load.", or '' for none. */
function silentWords({ unreported, failed, awaited }: ReturnType<typeof countSilent>, total: number): string {
  const all = formatCount(total);
  return [
    unreported > 0 && `${formatCount(unreported)} of ${all} ${unreported === 1 ? 'does' : 'do'} not report it.`,
    failed > 0 && `${formatCount(failed)} of ${all} did not load.`,
    awaited > 0 && `${formatCount(awaited)} of ${all} ${awaited === 1 ? 'is' : 'are'} still awaited.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The answer in a sentence: "Most recent snow: Alyeska, 42 cm, yesterday.", and how many it does not speak of. While some of
 * the resorts are awaited it says how many have come, and passes no part off as the whole.
 */
export function headline(rows: readonly NamedFigures[], settled: number, units: Units, now: Date): string {
  if (settled < rows.length) return `${formatCount(settled)} of ${formatCount(rows.length)} resorts have reported.`;
  const latest = latestSnowfall(rows, now);
  const silent = countSilent(rows, now);
  if (latest) {
    const { name, date, amount } = latest;
    // A figure stays with its unit when the line ends.
    const snow = units.snow(amount).text.replace(' ', '\u00a0');
    const answer = `Most recent snow: ${name}, ${snow}, ${formatDayAge(date, now)}.`;
    return [answer, silentWords(silent, rows.length)].filter(Boolean).join(' ');
  }
  if (silent.failed === rows.length) return 'No snow report has loaded.';
  return 'No recent snowfall is reported.';
}

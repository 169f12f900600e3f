import { daysSince } from '@/lib/age';
import type { SnowFigures } from './snow-figures';

export interface NamedFigures {
  name: string;
  figures: SnowFigures;
}

/**
 * The last snowfall (amount in cm) and how many days ago it was; null without one, without a date, and for 0 cm, which is no
 * snowfall.
 */
export function datedSnowfall({ lastSnowfall }: SnowFigures, now: Date) {
  const { date, amount } = lastSnowfall ?? { date: '', amount: 0 };
  const days = daysSince(date, now);
  return days === null || amount <= 0 ? null : { date, amount, days };
}

/** The latest snowfall, and the largest of that day; undefined if nobody reports one. */
export function latestSnowfall(rows: readonly NamedFigures[], now: Date) {
  const snowfalls = rows.flatMap(({ name, figures }) => {
    const snowfall = datedSnowfall(figures, now);
    return snowfall ? [{ name, ...snowfall }] : [];
  });
  return snowfalls.sort((a, b) => a.days - b.days || b.amount - a.amount).at(0);
}

/** How many rows report no last snowfall, how many failed to load, and how many are still loading. */
export function countSilent(rows: readonly NamedFigures[], now: Date) {
  const isUnreported = ({ figures }: NamedFigures) =>
    figures.weatherState === 'reported' && daysSince(figures.lastSnowfall?.date ?? '', now) === null;
  return {
    unreported: rows.filter(isUnreported).length,
    failed: rows.filter(({ figures }) => figures.weatherState === 'failed').length,
    awaited: rows.filter(({ figures }) => figures.weatherState === 'waiting').length,
  };
}

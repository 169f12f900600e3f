import { daysSince } from '@/lib/age';
import type { SnowFigures } from './snow-figures';

export interface NamedFigures {
  name: string;
  figures: SnowFigures | undefined;
}

export interface LatestSnowfall {
  name: string;
  date: string;
  /** cm */
  amount: number;
}

/**
 * The latest snowfall, and the largest of that day; null if nobody reports one. Snowfalls without a date or of 0 cm do not
 * count.
 */
export function latestSnowfall(rows: readonly NamedFigures[], now: Date): LatestSnowfall | null {
  let best: (LatestSnowfall & { days: number }) | null = null;
  for (const { name, figures } of rows) {
    const { date, amount } = figures?.lastSnowfall ?? { date: '', amount: 0 };
    const days = daysSince(date, now);
    if (days === null || amount <= 0) continue;
    const isBetter = best === null || days < best.days || (days === best.days && amount > best.amount);
    if (isBetter) best = { name, date, amount, days };
  }
  return best && { name: best.name, date: best.date, amount: best.amount };
}

/** How many rows report no last snowfall, how many failed to load, and how many are still loading. */
export function countSilent(rows: readonly NamedFigures[], now: Date) {
  const isUnreported = ({ figures }: NamedFigures) =>
    figures?.weatherState === 'reported' && daysSince(figures.lastSnowfall?.date ?? '', now) === null;
  return {
    unreported: rows.filter(isUnreported).length,
    failed: rows.filter(({ figures }) => figures?.weatherState === 'failed').length,
    awaited: rows.filter(({ figures }) => !figures || figures.weatherState === 'waiting').length,
  };
}

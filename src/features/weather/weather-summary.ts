import type { Weather } from '@/api/weather/weather.schema';
import { capitalized } from '@/lib/format';
import type { Units } from '@/lib/units';

/** A figure stays with its unit when the line ends. */
const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');

/** "Light snow. Snow depth 145 cm, wind 18 km/h NW." What was not sent is left out. */
export function weatherSummary({ condition, snowDepth, wind }: Weather, units: Units): string {
  const figures = [
    snowDepth === null ? '' : `snow depth ${unbroken(units.snow(snowDepth).text)}`,
    wind === null ? '' : `wind ${unbroken(`${units.speed(wind.speed).text} ${wind.direction}`.trim())}`,
  ].filter(Boolean);
  const sentences = [condition, capitalized(figures.join(', '))].filter(Boolean);
  return sentences.map((words) => `${words}.`).join(' ');
}

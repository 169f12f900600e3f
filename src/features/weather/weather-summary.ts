import type { Weather } from '@/api/weather/weather.schema';
import { compassText, conditionText } from '@/domain/weather-words';
import type { Units } from '@/lib/units';
import { m } from '@/paraglide/messages';

/** Keeps a figure and its unit on one line. */
const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');

function figures({ snowDepth, wind }: Weather, units: Units): string {
  const depth = snowDepth === null ? '' : unbroken(units.snow(snowDepth).text);
  const blowing = wind && unbroken(`${units.speed(wind.speed).text} ${compassText(wind.direction)}`.trim());
  if (depth && blowing) return m.weather_depth_and_wind({ depth, wind: blowing });
  if (depth) return m.weather_depth_sentence({ depth });
  return blowing ? m.weather_wind_sentence({ wind: blowing }) : '';
}

/** "Light snow. Snow depth 145 cm, wind 18 km/h NW." Missing values are left out. */
export function weatherSummary(weather: Weather, units: Units): string {
  const condition = conditionText(weather.condition);
  return [condition && m.weather_condition_sentence({ condition }), figures(weather, units)].filter(Boolean).join(' ');
}

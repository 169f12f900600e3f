import { locale } from '@/config/locale';
import { lazy } from '@/lib/format';
import { m } from '@/paraglide/messages';

type Words = Readonly<Record<string, () => string>>;

/** What weather services call the sky, in lower case, and what stands in where nothing could be loaded. */
const skies: Words = {
  snow: m.sky_snow,
  'light snow': m.sky_light_snow,
  'heavy snow': m.sky_heavy_snow,
  'snow showers': m.sky_snow_showers,
  rain: m.sky_rain,
  'light rain': m.sky_light_rain,
  sleet: m.sky_sleet,
  cloudy: m.sky_cloudy,
  'mostly cloudy': m.sky_mostly_cloudy,
  'partly cloudy': m.sky_partly_cloudy,
  overcast: m.sky_overcast,
  sunny: m.sky_sunny,
  'mostly sunny': m.sky_mostly_sunny,
  clear: m.sky_clear,
  fog: m.sky_fog,
  windy: m.sky_windy,
  'no current data': m.sky_no_data,
  'no forecast data': m.sky_no_forecast,
};

const sights: Words = {
  excellent: m.sight_excellent,
  good: m.sight_good,
  moderate: m.sight_moderate,
  poor: m.sight_poor,
  'data unavailable': m.sight_unavailable,
};

/** A known word in the page's language; another one, and every one in English, as the server has it. */
function translated(words: Words, text: string): string {
  const key = text.trim().toLowerCase();
  const word = locale !== 'en' && Object.hasOwn(words, key) ? words[key] : undefined;
  return word?.() ?? text;
}

/** A weather condition in the page's language: "Light snow" -> "Leichter Schneefall". Unknown ones stay as they are. */
export const conditionText = (condition: string): string => translated(skies, condition);

/** A visibility that is a word, in the page's language: "Good" -> "Gut". Others stay as they are. */
export const visibilityText = (visibility: string): string => translated(sights, visibility);

/** A compass direction in the letters of the page's language: "NE" -> "NO" in German. Other texts stay as they are. */
export function compassText(direction: string): string {
  if (!/^[NESW]{1,3}$/.test(direction)) return direction;
  return direction.replace(/[EW]/g, (letter) => (letter === 'E' ? m.compass_east() : m.compass_west()));
}

/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY = 86_400_000;
const weekdays = lazy(() => {
  const short = (language: string) => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const [english, local] = [short('en'), short(locale)];
  const days = Array.from({ length: 7 }, (_, day) => SUNDAY + day * DAY);
  return new Map(days.map((day) => [english.format(day), local.format(day)]));
});

/** A short weekday as the API names it, in the page's language: "Sat" -> "Sa". Other texts stay as they are. */
export const weekdayText = (day: string): string => weekdays().get(day) ?? day;

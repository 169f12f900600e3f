import { DAY } from '@/config/constants';
import { locale } from '@/config/locale';
import { lazy } from '@/lib/format';
import { m } from '@/paraglide/messages';

/** The message key of a known text: "Light snow" -> "light_snow". */
const nameOf = (text: string) => text.trim().toLowerCase().replaceAll(' ', '_');

/** A weather condition in the page's language: "Light snow" -> "Leichter Schneefall". Unknown ones stay as they are. */
export const conditionText = (condition: string): string => m.weather_sky({ name: nameOf(condition), text: condition });

/** A visibility that is a word, in the page's language: "Good" -> "Gut". Others stay as they are. */
export const visibilityText = (visibility: string): string =>
  m.weather_sight({ name: nameOf(visibility), text: visibility });

/** A compass direction in the letters of the page's language: "NE" -> "NO" in German. Other texts stay as they are. */
export function compassText(direction: string): string {
  if (!/^[NESW]{1,3}$/.test(direction)) return direction;
  return direction.replace(/[EW]/g, (letter) => (letter === 'E' ? m.compass_east() : m.compass_west()));
}

/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);
const weekdays = lazy(() => {
  const short = (language: string) => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const [english, local] = [short('en'), short(locale)];
  const days = Array.from({ length: 7 }, (_, day) => SUNDAY + day * DAY);
  return new Map(days.map((day) => [english.format(day), local.format(day)]));
});

/** A short weekday as the API names it, in the page's language: "Sat" -> "Sa". Other texts stay as they are. */
export const weekdayText = (day: string): string => weekdays().get(day) ?? day;

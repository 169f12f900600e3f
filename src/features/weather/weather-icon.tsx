import { Cloud, CloudMoon, CloudSun, Moon, Snowflake, Sun } from 'lucide-react';
import type { Coordinates } from '@/api/resorts/resort.schema';
import type { Weather } from '@/api/weather/weather.schema';
import { cn } from '@/lib/class-names';
import { isAfterDark } from './after-dark';

const icons = {
  snow: Snowflake,
  sunny: Sun,
  cloudy: Cloud,
  'partly-cloudy': CloudSun,
  'clear-night': Moon,
  'partly-cloudy-night': CloudMoon,
};

/**
 * The kind of weather a condition describes: snow, sunny or cloudy; partly cloudy for anything else. After dark with a
 * moon instead of the sun.
 */
export function weatherKind(condition: string, isAfterDark: boolean): keyof typeof icons {
  const words = condition.toLowerCase();
  if (words.includes('snow')) return 'snow';
  if (!words.includes('part')) {
    if (words.includes('sunny')) return isAfterDark ? 'clear-night' : 'sunny';
    if (words.includes('cloudy')) return 'cloudy';
  }
  return isAfterDark ? 'partly-cloudy-night' : 'partly-cloudy';
}

interface WeatherIconProps {
  /** The server's text. */
  condition: string;
  /** Whether the sun is down there. */
  isAfterDark?: boolean;
  /** Sets the size. */
  className: string;
}

/** Icon of a weather condition. Decorative: the condition is beside it in words. */
export function WeatherIcon({ condition, isAfterDark = false, className }: WeatherIconProps) {
  const Icon = icons[weatherKind(condition, isAfterDark)];
  return <Icon aria-hidden="true" className={cn('stroke-[1.4] text-glacier', className)} />;
}

interface CurrentWeatherIconProps {
  weather: Pick<Weather, 'condition' | 'updatedAt'>;
  /** Tells day from night; null if unknown. */
  location: Coordinates | null;
  className: string;
}

/** Icon of a resort's current weather, by day or by night there at the time of the report. Decorative. */
export function CurrentWeatherIcon({
  weather: { condition, updatedAt },
  location,
  className,
}: CurrentWeatherIconProps) {
  const instant = updatedAt ? new Date(updatedAt) : new Date();
  return <WeatherIcon condition={condition} isAfterDark={isAfterDark(location, instant)} className={className} />;
}

import { Cloud, CloudMoon, CloudSun, type LucideIcon, Moon, Snowflake, Sun } from 'lucide-react';
import { cn } from '@/lib/class-names';

type WeatherKind = 'snow' | 'sunny' | 'cloudy' | 'partly-cloudy' | 'clear-night' | 'partly-cloudy-night';

/**
 * The kind of weather a condition describes: snow, sunny or cloudy; partly cloudy for anything else. After dark with a
 * moon instead of the sun.
 */
export function weatherKind(condition: string, isAfterDark = false): WeatherKind {
  const kind = kindByDay(condition);
  if (isAfterDark && kind === 'sunny') return 'clear-night';
  return isAfterDark && kind === 'partly-cloudy' ? 'partly-cloudy-night' : kind;
}

function kindByDay(condition: string): WeatherKind {
  const words = condition.toLowerCase();
  if (words.includes('snow')) return 'snow';
  if (words.includes('part')) return 'partly-cloudy';
  if (words.includes('sunny')) return 'sunny';
  return words.includes('cloudy') ? 'cloudy' : 'partly-cloudy';
}

const icons: Record<WeatherKind, LucideIcon> = {
  snow: Snowflake,
  sunny: Sun,
  cloudy: Cloud,
  'partly-cloudy': CloudSun,
  'clear-night': Moon,
  'partly-cloudy-night': CloudMoon,
};

export interface WeatherIconProps {
  /** The server's text. */
  condition: string;
  /** Whether the sun is down there. */
  isAfterDark?: boolean;
  /** Sets the size; 34 px by default. */
  className?: string;
}

/** Icon of a weather condition. Decorative: the condition is beside it in words. */
export function WeatherIcon({ condition, isAfterDark = false, className = 'size-[34px]' }: WeatherIconProps) {
  const Icon = icons[weatherKind(condition, isAfterDark)];
  return <Icon aria-hidden="true" className={cn('stroke-[1.4] text-glacier', className)} />;
}

import { Cloud, CloudSun, type LucideIcon, Snowflake, Sun } from 'lucide-react';
import { cn } from '@/lib/class-names';

type WeatherKind = 'snow' | 'sunny' | 'cloudy' | 'partly-cloudy';

/** The kind of weather a condition speaks of: snow, sunny or cloudy; anything else is partly cloudy. */
export function weatherKind(condition: string): WeatherKind {
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
};

export interface WeatherIconProps {
  /** As the server words it. */
  condition: string;
  /** The size; 34 px unless told. */
  className?: string;
}

/** The sign of a weather condition. Decorative: the condition is beside it in words. */
export function WeatherIcon({ condition, className = 'size-[34px]' }: WeatherIconProps) {
  const Icon = icons[weatherKind(condition)];
  return <Icon aria-hidden="true" className={cn('stroke-[1.4] text-glacier', className)} />;
}

import { Cloud, CloudSun, type LucideIcon, Snowflake, Sun } from 'lucide-react';
import { cn } from '@/lib/class-names';
import { type WeatherKind, weatherKind } from './weather-kind';

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

/** The sign of a weather condition. Decorative: the condition stands beside it in words. */
export function WeatherIcon({ condition, className = 'size-[34px]' }: WeatherIconProps) {
  const Icon = icons[weatherKind(condition)];
  return <Icon aria-hidden="true" className={cn('stroke-[1.4] text-glacier', className)} />;
}

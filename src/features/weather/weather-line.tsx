import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { weatherQueries } from '@/api/weather/weather.queries';
import { Skeleton } from '@/components/ui/skeleton';
import { conditionText } from '@/domain/weather-words';
import { useUnits } from '@/lib/units';
import { useNearView } from '@/lib/use-near-view';
import { m } from '@/paraglide/messages';
import { UpdatedAt } from './updated-at';

/**
 * A resort's weather in two lines, with its age in the second; requested once they are near the viewport. Shows no
 * estimates and announces no failure.
 */
export function WeatherLine({ resortId }: { resortId: string }) {
  const lines = useRef<HTMLDivElement>(null);
  const isNear = useNearView(lines);
  const { data, isPending } = useQuery({ ...weatherQueries.current(resortId), enabled: isNear });
  const units = useUnits();
  const degrees = data?.temperature == null ? '' : units.temperature(data.temperature).text;
  const condition = conditionText(data?.condition ?? '');
  const words = degrees && condition ? m.weather_line_words({ temperature: degrees, condition }) : degrees || condition;
  return (
    <div ref={lines} data-source="reported" aria-busy={isNear && isPending} className="min-h-[3.9em]">
      <p className="text-caption leading-[1.35] text-ink-3">{m.weather_title()}</p>
      <p className="font-semibold wrap-anywhere">
        {isPending ? <Skeleton>−6 °C, light snow</Skeleton> : words || m.weather_line_none()}
      </p>
      <UpdatedAt instant={data?.updatedAt ?? ''} className="text-caption leading-[1.35] text-ink-3" />
    </div>
  );
}

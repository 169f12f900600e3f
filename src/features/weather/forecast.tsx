import type { ForecastDay } from '@/api/weather/weather.schema';
import { Skeleton } from '@/components/ui/skeleton';
import { isToday, useNow } from '@/lib/age';
import { m } from '@/paraglide/messages';
import { EstimatedForecast } from './estimated-forecast';
import { EstimatedMark } from './estimated-mark';
import { ForecastChart } from './forecast-chart';
import { UpdatedAt } from './updated-at';
import type { Reading } from './use-resort-weather';

/** The coming days as a chart; estimates as plain rows, so that they never look like one. */
export function Forecast({ data: days, isEstimated, savedAt, receivedAt }: Reading<ForecastDay[]>) {
  const now = useNow();
  return (
    <section aria-labelledby="forecast" className="mt-14">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="forecast" className="text-[1.625rem]">
          {m.weather_forecast_title()}
        </h2>
        {isEstimated ? <EstimatedMark /> : <UpdatedAt instant={savedAt ?? ''} className="text-small text-ink-2" />}
      </div>
      {isEstimated && <EstimatedForecast />}
      {days && <ForecastChart days={days} isOfToday={isToday(receivedAt, now)} />}
      {!days && !isEstimated && <ForecastSkeleton />}
    </section>
  );
}

function ForecastSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {m.weather_forecast_loading()}
      </p>
      <Skeleton className="block! h-75 w-full rounded-3 md:h-93" />
      <p aria-hidden className="mt-2.5 text-caption">
        <Skeleton>Bars show the range from low to high on one scale.</Skeleton>
      </p>
    </div>
  );
}

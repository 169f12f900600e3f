import { useRef } from 'react';
import { HowWeKnow } from '@/components/how-we-know';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { ConditionsBoard } from './conditions-board';
import { EstimatedMark } from './estimated-mark';
import { Forecast } from './forecast';
import { SeasonalAverages } from './seasonal-averages';
import { UpdatedAt } from './updated-at';
import { useCurrentWeather, useForecast } from './use-resort-weather';

interface WeatherTabProps {
  resortId: string;
  /** The resort's average in centimetres a year; 0 if not reported. */
  averageSnowfall: number;
}

/** Current conditions, forecast and seasonal averages. */
export function WeatherTab({ resortId, averageSnowfall }: WeatherTabProps) {
  const current = useCurrentWeather(resortId, true);
  const forecast = useForecast(resortId);
  const heading = useRef<HTMLHeadingElement>(null);
  const isTroubled = current.isEstimated || forecast.isEstimated;

  // A successful retry removes its button, and the focus with it.
  useRestoreFocus(
    () => heading.current?.focus({ preventScroll: true }),
    isTroubled,
    (before) => before,
  );

  function retry() {
    if (current.isEstimated) void current.retry();
    if (forecast.isEstimated) void forecast.retry();
  }

  return (
    <div className="pt-8 pb-16 md:pt-12 md:pb-24">
      <section aria-labelledby="conditions">
        <div className="mb-4 flex min-h-14 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 md:min-h-9">
          <h2 id="conditions" ref={heading} tabIndex={-1}>
            {m.weather_conditions()}
          </h2>
          {current.isEstimated ? (
            <EstimatedMark />
          ) : (
            <UpdatedAt instant={current.weather?.updatedAt ?? ''} className="text-small text-ink-2" />
          )}
        </div>
        <ConditionsBoard weather={current.weather} source={current.isEstimated ? 'estimated' : 'reported'} />
        {/* Below existing content, so that nothing being read moves. */}
        {isTroubled && (
          <Alert
            variant="warn"
            role="alert"
            className="mt-4 max-md:grid-cols-[1.5rem_1fr]"
            action={
              <div className="max-md:col-start-2">
                <Button size="small" busy={current.isRetrying || forecast.isRetrying} onClick={retry}>
                  {m.action_try_again()}
                </Button>
              </div>
            }
          >
            {m.weather_trouble()}
          </Alert>
        )}
      </section>
      <Forecast {...forecast} />
      <SeasonalAverages averageSnowfall={averageSnowfall} />
      <HowWeKnow
        className="mt-6"
        times={[
          { what: m.weather_time_conditions(), instant: current.weather?.updatedAt ?? '' },
          { what: m.weather_time_forecast(), instant: forecast.savedAt ?? '' },
        ]}
      />
    </div>
  );
}

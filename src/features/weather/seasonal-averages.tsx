import { type FigureSource, SourceWord } from '@/components/figure-source';
import { ChangingText } from '@/components/ui/changing-text';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';

const PEAK_LOW = -9;
const PEAK_HIGH = 2;

/** A typical season: two fixed texts that are the same for every resort, and the resort's average snowfall. */
export function SeasonalAverages({ averageSnowfall }: { averageSnowfall: number }) {
  const units = useUnits();
  const converted = m.weather_range({
    low: units.temperature(PEAK_LOW).text,
    high: units.temperature(PEAK_HIGH).text,
  });
  const averages: { label: string; value: string; note?: string | false; source: FigureSource }[] = [
    {
      source: 'typical',
      label: m.weather_peak_temperature(),
      value: m.weather_peak_range(),
      note: units.system === 'imperial' && converted,
    },
    { source: 'typical', label: m.weather_snow_quality(), value: m.weather_usual_quality() },
    {
      source: 'reported',
      label: m.weather_yearly_snowfall(),
      value: averageSnowfall > 0 ? units.snow(averageSnowfall).text : m.not_reported(),
    },
  ];
  return (
    <section aria-labelledby="averages" className="mt-14">
      <h2 id="averages" className="mb-4 text-[1.625rem]">
        {m.weather_averages()}
      </h2>
      <dl className="grid border-y border-line md:grid-cols-3">
        {averages.map(({ label, value, note, source }) => (
          <div
            key={label}
            className="flex flex-col justify-between border-line py-4 pr-4 max-md:not-first:border-t md:not-first:border-l md:not-first:pl-4"
          >
            <dt className="text-small leading-[1.35] text-ink-2">{label}</dt>
            <dd data-source={source} className="text-item leading-[1.3] font-semibold">
              <ChangingText>{value}</ChangingText>{' '}
              {source !== 'reported' && <SourceWord source={source} className="ml-1" />}
              {note && <span className="block text-small font-normal text-ink-2">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2.5 text-caption text-ink-3">{m.weather_averages_note()}</p>
    </section>
  );
}

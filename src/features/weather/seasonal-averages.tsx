import { type FigureSource, SourceWord } from '@/components/figure-source';
import { ChangingText } from '@/components/ui/changing-text';
import { useUnits } from '@/lib/units';

const PEAK_LOW = -9;
const PEAK_HIGH = 2;

/** A typical season: two fixed texts, the same for every resort, and the resort's own snowfall. */
export function SeasonalAverages({ averageSnowfall }: { averageSnowfall: number }) {
  const units = useUnits();
  const converted = `${units.temperature(PEAK_LOW).text} to ${units.temperature(PEAK_HIGH).text}`;
  const averages: { label: string; value: string; note: string | null; source: FigureSource }[] = [
    {
      source: 'typical',
      label: 'Peak season temperature',
      value: '-9°C to 2°C',
      note: units.system === 'imperial' ? converted : null,
    },
    { source: 'typical', label: 'Snow quality', value: 'Powder to Packed Powder', note: null },
    {
      source: 'reported',
      label: 'Annual snowfall at this resort',
      value: averageSnowfall > 0 ? units.snow(averageSnowfall).text : 'not reported',
      note: null,
    },
  ];
  return (
    <section aria-labelledby="averages" className="mt-14">
      <h2 id="averages" className="mb-4 text-[1.625rem]">
        Seasonal averages
      </h2>
      <dl className="grid border-y border-line md:grid-cols-3">
        {averages.map(({ label, value, note, source }) => (
          <div
            key={label}
            className="flex flex-col justify-between border-line py-4 pr-4 max-md:not-first:border-t md:not-first:border-l md:not-first:pl-4"
          >
            <dt className="text-small leading-[1.35] text-ink-2">{label}</dt>
            <dd data-source={source} className="text-item leading-[1.3] font-semibold">
              <ChangingText>{value}</ChangingText>
              {source === 'reported' ? null : <SourceWord source={source} className="ml-2" />}
              {note ? <span className="block text-small font-normal text-ink-2">{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2.5 text-caption text-ink-3">
        Temperature and snow quality are typical of ski resorts in peak season, not measured at this one.
      </p>
    </section>
  );
}

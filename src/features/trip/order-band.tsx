import { ChevronDown, X } from 'lucide-react';
import { useId } from 'react';
import { fieldClasses } from '@/components/ui/field-classes';
import { IconButton } from '@/components/ui/icon-button';
import { Label } from '@/components/ui/label';
import { thenByOf } from '@/domain/trip/fit-order';
import { type ThenBy, type Trip, thenByChoices } from '@/domain/trip/trip';
import { m } from '@/paraglide/messages';

/** Labels of what decides between resorts that fit equally well. */
export const thenByLabels: Readonly<Record<ThenBy, string>> = {
  rating: m.fact_rating(),
  nearest: m.trip_by_nearest(),
  cheapest: m.trip_by_cheapest(),
  highest: m.trip_by_highest(),
  'most-runs': m.trip_by_runs(),
};

/** "Why this order?" in five sentences. */
export const orderSentences = (trip: Pick<Trip, 'thenBy' | 'origin' | 'budget'>): readonly string[] => [
  m.trip_order_season(),
  trip.budget?.isForAll ? m.trip_order_budget_all() : m.trip_order_budget_day(),
  m.trip_order_group(),
  m.trip_order_then({ by: thenByOf(trip) }),
  m.trip_order_figures(),
];

interface OrderBandProps {
  id: string;
  trip: Trip;
  onThenBy: (thenBy: ThenBy) => void;
  onClose: () => void;
}

/** Explains the order in five sentences, with a choice of what decides between equal fits. */
export function OrderBand({ id, trip, onThenBy, onClose }: OrderBandProps) {
  const headingId = useId();
  const selectId = useId();
  return (
    <div className="grid grid-rows-[1fr] transition-[grid-template-rows] duration-base starting:grid-rows-[0fr]">
      <section id={id} aria-labelledby={headingId} className="@container overflow-hidden">
        <div className="wrap">
          <div className="mt-2 grid grid-cols-[minmax(0,1fr)_44px] gap-x-8 gap-y-4 border-y border-line py-5 @4xl:grid-cols-[15rem_minmax(0,1fr)_44px]">
            <div>
              <h2 id={headingId} className="text-item leading-[1.2]">
                {m.trip_why_order()}
              </h2>
              <div className="mt-3 max-w-60">
                <Label variant="caption" htmlFor={selectId}>
                  {m.trip_then_by()}
                </Label>
                <div className="relative">
                  <select
                    id={selectId}
                    value={thenByOf(trip)}
                    className={`${fieldClasses} min-h-11 appearance-none pr-9 pl-3`}
                    onChange={({ target }) => onThenBy(target.value as ThenBy)}
                  >
                    {thenByChoices.map((choice) => (
                      <option key={choice} value={choice} disabled={choice === 'nearest' && !trip.origin}>
                        {thenByLabels[choice]}
                      </option>
                    ))}
                  </select>
                  <ChevronDown
                    aria-hidden
                    className="pointer-events-none absolute top-1/2 right-2 size-5! -translate-y-1/2 fill-current stroke-none!"
                  />
                </div>
              </div>
            </div>
            <ol className="gap-x-10 text-small leading-[1.5] text-ink-2 @max-4xl:col-span-full @max-4xl:row-start-2 @4xl:columns-2">
              {orderSentences(trip).map((sentence, index) => (
                <li key={sentence} className="grid break-inside-avoid grid-cols-[1.4rem_1fr] pb-2.5">
                  <b className="font-bold text-ink">{index + 1}</b>
                  <span>{sentence}</span>
                </li>
              ))}
            </ol>
            <IconButton label={m.action_close()} className="-mt-2.5 -mr-3 justify-self-end" onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </div>
        </div>
      </section>
    </div>
  );
}

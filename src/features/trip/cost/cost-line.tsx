import type { Resort } from '@/api/resorts/resort.schema';
import { skiCost } from '@/domain/trip/ski-cost';
import type { Trip } from '@/domain/trip/trip';
import { m } from '@/paraglide/messages';
import { costText } from './cost-words';

/** The cost of skiing at a resort, in one line. */
export function CostLine({ resort, trip }: { resort: Resort; trip: Trip }) {
  const cost = skiCost(resort, trip);
  const text = cost ? costText(cost) : m.not_reported();
  return (
    <>
      <span>{m.trip_cost_lead()} </span>
      <b key={text} className="font-bold text-ink">
        {text}
      </b>
      {cost && <span>. {m.trip_cost_note()}</span>}
    </>
  );
}

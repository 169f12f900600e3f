import type { Resort } from '@/api/resorts/resort.schema';
import { skiCost } from '@/domain/trip/ski-cost';
import type { Trip } from '@/domain/trip/trip';
import { COST_NOTE, COST_TITLE, costText, NOT_REPORTED } from './cost-words';

/** What it costs to ski at a resort, in one line. */
export function CostLine({ resort, trip }: { resort: Resort; trip: Trip }) {
  const cost = skiCost(resort, trip);
  const text = cost ? costText(cost) : NOT_REPORTED;
  return (
    <>
      <span>{COST_TITLE}: </span>
      <b key={text} className="font-[650] text-ink">
        {text}
      </b>
      {cost && <span>. {COST_NOTE}</span>}
    </>
  );
}

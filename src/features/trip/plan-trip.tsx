import { CalendarDays } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { m } from '@/paraglide/messages';
import type { useTripEditor } from './use-trip-editor';

interface PlanTripProps {
  opener: ReturnType<ReturnType<typeof useTripEditor>['openerOf']>;
}

/** Shown in a comparison without a trip: what planning one is good for, with a button that opens the editor. */
export function PlanTrip({ opener }: PlanTripProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p>{m.trip_plan_hint()}</p>
      <Button size="small" className="print:hidden" {...opener}>
        <CalendarDays aria-hidden />
        {m.trip_plan()}
      </Button>
    </div>
  );
}

import { CalendarDays } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useTrip } from './use-trip';
import { useTripEditor } from './use-trip-editor';

/** In a comparison, where no trip has been said yet: what it would be good for, and the button that opens its editor. */
export function PlanTrip() {
  const { container, openerOf, editor } = useTripEditor(useTrip(), { isSheet: true });
  return (
    <div ref={container} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p>Plan a trip to see what each says of it.</p>
      <Button size="small" className="print:hidden" {...openerOf('dates')}>
        <CalendarDays aria-hidden />
        Plan a trip
      </Button>
      {editor}
    </div>
  );
}

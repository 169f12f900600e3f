import { UNDO_TOAST_DURATION } from '@/config/constants';
import { isEmptyTrip, type Trip } from '@/domain/trip/trip';
import { notify } from '@/lib/notify';
import { m } from '@/paraglide/messages';
import { tripStore } from './trip-storage';

/**
 * Replaces the visitor's stored trip, or clears it (`noTrip`). If there was one, a toast says so and can undo it.
 * Returns false if the change will not outlive the page.
 */
export function replaceOwnTrip(next: Trip): boolean {
  const before = tripStore.get();
  const isStored = tripStore.save(next);
  if (isEmptyTrip(before)) return isStored;
  notify.info(isEmptyTrip(next) ? m.trip_cleared() : m.trip_replaced(), {
    action: {
      label: m.trip_undo(),
      run: () => {
        const now = tripStore.get();
        tripStore.save(before);
        // Undoing must not lose a trip set meanwhile.
        const undo = { label: m.trip_undo(), run: () => void tripStore.save(now) };
        const isOther = now !== next && !isEmptyTrip(now);
        notify.success(m.trip_restored(), isOther ? { action: undo, duration: UNDO_TOAST_DURATION } : {});
      },
    },
    duration: UNDO_TOAST_DURATION,
  });
  return isStored;
}

import { UNDO_TOAST_DURATION } from '@/config/constants';
import { isEmptyTrip, type Trip } from '@/domain/trip/trip';
import { notify } from '@/lib/notify';
import { m } from '@/paraglide/messages';
import { tripStore } from './trip-storage';

/**
 * Stores another trip in place of the visitor's own, or none (`noTrip`); says so, with a way back, where there was one.
 * Returns false when it will not outlive the page.
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
        // One that was set meanwhile is not lost either.
        const undo = { label: m.trip_undo(), run: () => void tripStore.save(now) };
        const isOther = now !== next && !isEmptyTrip(now);
        notify.success(m.trip_restored(), isOther ? { action: undo, duration: UNDO_TOAST_DURATION } : {});
      },
    },
    duration: UNDO_TOAST_DURATION,
  });
  return isStored;
}

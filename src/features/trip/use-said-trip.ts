import { useState } from 'react';
import { isEmptyTrip } from './trip';
import { tripText } from './trip-words';
import { type TripInForce, useTrip } from './use-trip';

/** The trip in force, and words for a live region once it has been changed here: what became of it. */
export function useSaidTrip(): { inForce: TripInForce; words: string } {
  const inForce = useTrip();
  const [isChanged, setChanged] = useState(false);
  const { trip, placeName, isFromLink, save, keep, takeOwn } = inForce;
  /** The same change, after which it is said what the trip is now. */
  const said =
    <Parameters extends unknown[]>(change: (...parameters: Parameters) => void) =>
    (...parameters: Parameters) => {
      change(...parameters);
      setChanged(true);
    };
  // Of another link, which is opened later, nothing was decided here.
  const words = isEmptyTrip(trip) ? 'Your trip is cleared' : `Your trip is set: ${tripText(trip, placeName)}`;
  return {
    inForce: { ...inForce, save: said(save), keep: said(keep), takeOwn: said(takeOwn) },
    words: isChanged && !isFromLink ? words : '',
  };
}

import { useState } from 'react';
import { POSITION_MAX_AGE, POSITION_TIMEOUT } from '@/config/constants';
import { type Origin, originAt } from '@/domain/trip/trip';
import { m } from '@/paraglide/messages';

type PositionState = 'idle' | 'asking' | 'refused' | 'failed';

/** Messages for each state of the request. */
export const positionWords: Readonly<Record<PositionState, string>> = {
  idle: '',
  asking: m.trip_position_asking(),
  refused: m.trip_position_refused(),
  failed: m.trip_position_failed(),
};

/** Requests the visitor's position when called. Passes it to `onFound`, rounded to a tenth of a degree. */
export function usePosition(onFound: (origin: Origin) => void) {
  const [state, setState] = useState<PositionState>('idle');
  const ask = () => {
    if (!('geolocation' in navigator)) return setState('failed');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound(originAt(coords));
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      { maximumAge: POSITION_MAX_AGE, timeout: POSITION_TIMEOUT },
    );
  };
  return { state, ask };
}

import { LocateFixed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { POSITION_MAX_AGE, POSITION_TIMEOUT } from '@/config/constants';
import { type Origin, originAt } from '@/domain/trip/trip';
import { m } from '@/paraglide/messages';

const stateWords = {
  idle: '',
  requesting: m.trip_position_asking(),
  refused: m.trip_position_refused(),
  failed: m.trip_position_failed(),
} as const;

interface PositionButtonProps {
  /** The starting point as entered: a later one wins over the position, which may take a while. */
  entered: string;
  /** Called with the position, rounded to a tenth of a degree. */
  onFound: (origin: Origin) => void;
}

/** Button that requests the visitor's position. */
export function PositionButton({ entered, onFound }: PositionButtonProps) {
  const [state, setState] = useState<keyof typeof stateWords>('idle');
  const latest = useRef(entered);
  useEffect(() => {
    latest.current = entered;
  }, [entered]);
  const words = stateWords[state];
  const request = () => {
    if (state === 'requesting') return;
    if (!('geolocation' in navigator)) return setState('failed');
    setState('requesting');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        if (latest.current === entered) onFound(originAt(coords));
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      { maximumAge: POSITION_MAX_AGE, timeout: POSITION_TIMEOUT },
    );
  };
  return (
    <div>
      <button
        type="button"
        className="link text-left text-small"
        aria-disabled={state === 'requesting'}
        onClick={request}
      >
        <LocateFixed aria-hidden />
        {m.trip_use_position()}
      </button>
      <p role="status" className={words ? 'pb-2 text-small leading-[1.4] text-ink-2' : ''}>
        {words && <ChangingText>{words}</ChangingText>}
      </p>
    </div>
  );
}

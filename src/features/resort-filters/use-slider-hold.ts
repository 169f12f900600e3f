import { useRef } from 'react';

/** Whether a slider's handle is held by a pointer. `onRest` is called when it is let go, or the focus leaves it. */
export function useSliderHold(onRest: () => void) {
  const isHeld = useRef(false);
  return {
    isHeld: () => isHeld.current,
    /** For the slider. */
    holdHandlers: {
      onPointerDown: () => {
        isHeld.current = true;
      },
      onLostPointerCapture: () => {
        isHeld.current = false;
        onRest();
      },
      onBlur: () => {
        if (!isHeld.current) onRest();
      },
    },
  };
}

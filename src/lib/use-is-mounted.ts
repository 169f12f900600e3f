import { useCallback, useEffect, useRef } from 'react';

/** Gives a function that tells whether the component is mounted, for what comes back after it may have gone. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}

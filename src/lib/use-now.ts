import { useEffect, useState } from 'react';
import { MINUTE } from '@/config/constants';

/** The current time; re-renders every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), MINUTE);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

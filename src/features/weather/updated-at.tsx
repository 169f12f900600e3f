import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useEffect, useState } from 'react';
import { ageOf } from '@/lib/age';
import { m } from '@/paraglide/messages';

const MINUTE = 60_000;

/** When the conditions were reported: the time, and its age, which keeps counting. Null if that was not sent. */
export function UpdatedAt({ instant, className }: { instant: string; className?: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), MINUTE);
    return () => window.clearInterval(timer);
  }, []);
  const age = ageOf(instant, now);
  if (age === null) return null;
  return (
    <p key={age.ago} className={className}>
      <ParaglideMessage
        message={m.weather_updated}
        inputs={{ ...age }}
        markup={{ time: ({ children }) => <time dateTime={instant}>{children}</time> }}
      />
    </p>
  );
}

import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { ageOf, useNow } from '@/lib/age';
import { m } from '@/paraglide/messages';

/** When the conditions were reported: the time, and its age, which keeps counting. Null if that was not sent. */
export function UpdatedAt({ instant, className }: { instant: string; className?: string }) {
  const age = ageOf(instant, useNow());
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

import { ComparePage } from '@/features/compare/compare-page';
import { useHasRounds, YourRoundsButton } from '@/features/together/your-rounds';
import { LinkNote } from '@/features/trip/link-note';
import { useComparedTrip } from '@/features/trip/use-compared-trip';
import { comparedWeather } from '@/features/weather/compared-weather';

/** Two to four resorts side by side. */
export function Component() {
  const { tripOf, container, editor } = useComparedTrip();
  const hasRounds = useHasRounds();
  return (
    <div ref={container} className="contents">
      <ComparePage
        tripOf={tripOf}
        tripNote={<LinkNote />}
        weatherRowsOf={comparedWeather}
        roundsLink={hasRounds ? <YourRoundsButton /> : null}
      />
      {editor}
    </div>
  );
}

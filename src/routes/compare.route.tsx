import { DifficultyMark } from '@/components/resort-graphics/difficulty-mark';
import { SeasonStrip } from '@/components/resort-graphics/season-strip';
import { difficultySigns } from '@/domain/difficulty-convention';
import { facilityLabel } from '@/domain/facility-label';
import { styleLabel } from '@/domain/resort-styles';
import { ComparePage } from '@/features/compare/compare-page';
import type { ResortLooks } from '@/features/compare/grid/fact-groups';
import { useHasRounds, YourRoundsButton } from '@/features/together/your-rounds';
import { LinkNote } from '@/features/trip/link-note';
import { useComparedTrip } from '@/features/trip/use-compared-trip';
import { comparedWeather } from '@/features/weather/compared-weather';

const looks: ResortLooks = {
  signsOf: (region) =>
    difficultySigns(region).map(({ shape, ...sign }) => ({
      ...sign,
      mark: <DifficultyMark shape={shape} colour={sign.colour} />,
    })),
  renderSeason: ({ start, end }, days) => <SeasonStrip start={start} end={end} mark={days} />,
  facilityLabel,
  styleLabel,
};

/** Two to four resorts side by side. */
export function Component() {
  const { tripOf, container, editor } = useComparedTrip();
  const hasRounds = useHasRounds();
  return (
    <div ref={container} className="contents">
      <ComparePage
        looks={looks}
        tripOf={tripOf}
        tripNote={<LinkNote />}
        weatherRowsOf={comparedWeather}
        roundsLink={hasRounds ? <YourRoundsButton /> : null}
      />
      {editor}
    </div>
  );
}

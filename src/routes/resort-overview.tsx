import type { Resort } from '@/api/resorts/resort.schema';
import { OverviewTab } from '@/features/resort-page/overview-tab';
import { EnoughPanel } from '@/features/trip/enough-panel';
import { useTrip, useTripDays } from '@/features/trip/use-trip';
import { WeatherPanel } from '@/features/weather/weather-panel';

/** The overview of a resort's page, lazy: what stands above it fills the window of a phone. */
export function ResortOverview({ resort }: { resort: Resort }) {
  const tripDays = useTripDays();
  const { place } = useTrip();
  return (
    <OverviewTab
      resort={resort}
      tripDays={tripDays}
      tripStart={place}
      enoughPanel={<EnoughPanel resort={resort} />}
      weatherPanel={<WeatherPanel resortId={resort.id} location={resort.location} />}
    />
  );
}

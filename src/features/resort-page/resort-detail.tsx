import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import type { LabelledDays } from '@/domain/day-range-text';
import type { TripPlace } from '@/domain/trip/trip';
import { OverviewTab } from './overview-tab';
import { ResortDetailSkeleton } from './resort-detail-skeleton';
import { ResortHeader } from './resort-header';
import { ResortTabs } from './resort-tabs';

/** What other features render on a resort's page; a route fills them. */
export interface ResortPageSlots {
  renderAction: (resort: Resort) => ReactNode;
  renderSnow: (resort: Resort) => ReactNode;
  renderWeatherPanel: (resort: Resort) => ReactNode;
  renderWeather: (resort: Resort) => ReactNode;
  renderReviews: (resort: Resort) => ReactNode;
  /** What it says of the trip, below the figures; it keeps its place while the resort loads. */
  renderTrip: (resort: Resort | undefined) => ReactNode;
  /** First of the panels beside the overview: whether there is enough for the group. */
  renderEnough: (resort: Resort) => ReactNode;
}

interface ResortDetailProps {
  /** Undefined while it loads. */
  resort: Resort | undefined;
  /** The resort is what a list told of it, which may not be all. */
  isPreview: boolean;
  reviewCount: number | null;
  /** The days of the trip, marked in the season; null without. */
  tripDays: LabelledDays | null;
  /** Where it starts, on the map; null without. */
  tripStart: TripPlace | null;
  slots: ResortPageSlots;
}

/** The section on runs and heights, which few open first. */
export const TrailsTab = lazyWithRetry(
  () => import('./trails-tab'),
  ({ TrailsTab }) => TrailsTab,
);

/** A resort's page: head, and four sections of which weather and reviews are other topics' own. */
export function ResortDetail({ resort, isPreview, reviewCount, tripDays, tripStart, slots }: ResortDetailProps) {
  const { renderAction, renderSnow, renderWeatherPanel, renderWeather, renderReviews, renderTrip, renderEnough } =
    slots;
  // A list that describes the resort has sent the record; a summary would make its missing facts look unreported.
  const isWhole = !isPreview || Boolean(resort?.description);
  const section = (render: (whole: Resort) => ReactNode) =>
    resort && isWhole ? render(resort) : <ResortDetailSkeleton />;
  return (
    <>
      <ResortHeader
        resort={resort}
        isWhole={isWhole}
        reviewCount={reviewCount}
        action={resort && renderAction(resort)}
        snow={resort && renderSnow(resort)}
        trip={renderTrip(isWhole ? resort : undefined)}
      />
      <ResortTabs
        resortName={resort?.name}
        panels={{
          overview: section((found) => (
            <OverviewTab
              resort={found}
              enoughPanel={renderEnough(found)}
              weatherPanel={renderWeatherPanel(found)}
              tripDays={tripDays}
              tripStart={tripStart}
            />
          )),
          trails: section((found) => <TrailsTab resort={found} fallback={<ResortDetailSkeleton />} />),
          weather: section(renderWeather),
          reviews: section(renderReviews),
        }}
      />
    </>
  );
}

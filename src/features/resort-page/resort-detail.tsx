import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import type { LabelledDays } from '@/domain/day-range-text';
import type { TripPlace } from '@/domain/trip/trip';
import { OverviewTab } from './overview-tab';
import { ResortDetailSkeleton } from './resort-detail-skeleton';
import { ResortHeader } from './resort-header';
import { ResortTabs } from './resort-tabs';

/** What other features render on a resort's page; the route fills them. */
export interface ResortPageSlots {
  renderAction: (resort: Resort) => ReactNode;
  renderSnow: (resort: Resort) => ReactNode;
  renderWeatherPanel: (resort: Resort) => ReactNode;
  renderWeather: (resort: Resort) => ReactNode;
  renderReviews: (resort: Resort) => ReactNode;
  /** How the resort fits the trip, below the figures. Reserves its height while the resort loads. */
  renderTrip: (resort: Resort | undefined) => ReactNode;
  /** First of the panels beside the overview: whether the resort has enough for the group. */
  renderEnough: (resort: Resort) => ReactNode;
}

interface ResortDetailProps {
  /** Undefined while it loads. */
  resort: Resort | undefined;
  /** The resort comes from a list, and may be incomplete. */
  isPreview: boolean;
  reviewCount: number | null;
  /** The days of the trip, marked in the season, or null. */
  tripDays: LabelledDays | null;
  /** Where it starts, on the map; null without. */
  tripStart: TripPlace | null;
  slots: ResortPageSlots;
}

/** The section on runs and heights, lazy because few open it first. */
export const TrailsTab = lazyWithRetry(
  () => import('./trails-tab'),
  ({ TrailsTab }) => TrailsTab,
);

/** A resort's page: head and four sections, of which weather and reviews are other features. */
export function ResortDetail({ resort, isPreview, reviewCount, tripDays, tripStart, slots }: ResortDetailProps) {
  // A list that includes the description has sent full records; from a summary, missing facts would look unreported.
  const isWhole = !isPreview || Boolean(resort?.description);
  const section = (render: (whole: Resort) => ReactNode) =>
    resort && isWhole ? render(resort) : <ResortDetailSkeleton />;
  return (
    <>
      <ResortHeader
        resort={resort}
        isWhole={isWhole}
        reviewCount={reviewCount}
        action={resort && slots.renderAction(resort)}
        snow={resort && slots.renderSnow(resort)}
        trip={slots.renderTrip(isWhole ? resort : undefined)}
      />
      <ResortTabs
        resortName={resort?.name}
        panels={{
          overview: section((found) => (
            <OverviewTab
              resort={found}
              enoughPanel={slots.renderEnough(found)}
              weatherPanel={slots.renderWeatherPanel(found)}
              tripDays={tripDays}
              tripStart={tripStart}
            />
          )),
          trails: section((found) => <TrailsTab resort={found} fallback={<ResortDetailSkeleton />} />),
          weather: section(slots.renderWeather),
          reviews: section(slots.renderReviews),
        }}
      />
    </>
  );
}

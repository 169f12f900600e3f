import { type ReactNode, useState } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { ResortDetailSkeleton } from './resort-detail-skeleton';
import { ResortHeader } from './resort-header';
import { ResortTabs } from './resort-tabs';

/** The fallback is shown while the section's code loads. */
type RenderSection = (resort: Resort, fallback: ReactNode) => ReactNode;

/** What other features bring to a resort's page; the route fills them. */
export interface ResortPageSlots {
  renderAction: (resort: Resort) => ReactNode;
  renderSnow: (resort: Resort) => ReactNode;
  renderOverview: RenderSection;
  renderWeather: RenderSection;
  renderReviews: RenderSection;
  /** How the resort fits the trip, below the figures. Reserves its height while the resort loads. */
  renderTrip: (resort: Resort | undefined) => ReactNode;
  /** Fetches the code of the sections when somebody reaches for one. */
  prefetchSections: () => void;
}

interface ResortDetailProps {
  /** Undefined while it loads. */
  resort: Resort | undefined;
  /** The resort comes from a list, and may be incomplete. */
  isPreview: boolean;
  reviewCount: number | null;
  slots: ResortPageSlots;
}

/** The section on runs and heights, lazy because few open it first. */
export const TrailsTab = lazyWithRetry(
  () => import('./trails-tab'),
  ({ TrailsTab }) => TrailsTab,
);

/** A resort's page: head and four sections, of which other features have parts. */
export function ResortDetail({ resort, isPreview, reviewCount, slots }: ResortDetailProps) {
  // A list that includes the description has sent full records; from a summary, missing facts would look unreported.
  const isWhole = !isPreview || Boolean(resort?.description);
  // From the resort to the code of its section there is one skeleton to see, not a second that is delayed as well.
  const [isSkeletonShown, setSkeletonShown] = useState(false);
  const skeleton = <ResortDetailSkeleton isShown={isSkeletonShown} onShown={() => setSkeletonShown(true)} />;
  const section = (render: RenderSection) => (resort && isWhole ? render(resort, skeleton) : skeleton);
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
        onReach={slots.prefetchSections}
        panels={{
          overview: section(slots.renderOverview),
          trails: section((found, fallback) => <TrailsTab resort={found} fallback={fallback} />),
          weather: section(slots.renderWeather),
          reviews: section(slots.renderReviews),
        }}
      />
    </>
  );
}

import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import type { LabelledDays } from '@/domain/day-range-text';
import type { TripPlace } from '@/domain/trip/trip';
import { m } from '@/paraglide/messages';
import { ResortMap } from './map/resort-map';
import { AboutSection, DetailSection, FacilitiesSection, KeyInformation, ProsAndCons } from './overview-sections';
import { PricingPanel, SeasonPanel } from './price-and-season';

interface OverviewTabProps {
  resort: Resort;
  /** Above season and price. */
  enoughPanel: ReactNode;
  /** Below them. */
  weatherPanel: ReactNode;
  /** Marked in the season. */
  tripDays: LabelledDays | null;
  /** Where the trip starts, on the map. */
  tripStart: TripPlace | null;
}

/**
 * The overview: description and figures left, season and price right, sticky. In one column season and price follow the
 * description.
 */
export function OverviewTab({ resort, enoughPanel, weatherPanel, tripDays, tripStart }: OverviewTabProps) {
  return (
    <div className="detail-columns overview-columns">
      <div>
        <AboutSection resort={resort} />
      </div>
      <aside
        aria-label={m.resort_side()}
        className="grid grid-cols-1 gap-4 md:max-lg:grid-cols-2 md:max-lg:*:last:odd:col-span-2 lg:gap-3 lg:*:py-[1.15rem]"
      >
        {enoughPanel}
        <SeasonPanel season={resort.season} tripDays={tripDays} />
        <PricingPanel resort={resort} />
        {weatherPanel}
      </aside>
      <div>
        <KeyInformation resort={resort} />
        <ProsAndCons pros={resort.pros} cons={resort.cons} />
        <FacilitiesSection resort={resort} />
        <DetailSection title={m.resort_location()}>
          <ResortMap resort={resort} start={tripStart} />
        </DetailSection>
      </div>
    </div>
  );
}

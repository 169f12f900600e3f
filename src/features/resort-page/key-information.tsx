import type { Resort } from '@/api/resorts/resort.schema';
import { FigureGrid } from '@/components/figure-grid';
import { useUnits } from '@/lib/units';
import { DetailSection } from './detail-section';
import { reported } from './reported';
import { ResortElevation } from './resort-elevation';

/** Heights and snow, as figures and as a profile. */
export function KeyInformation({ resort }: { resort: Resort }) {
  const { elevation, averageSnowfall } = resort;
  const units = useUnits();
  return (
    <DetailSection title="Key Information">
      <FigureGrid
        figures={[
          { label: 'Vertical drop', measure: reported(elevation.vertical, units.elevation) },
          { label: 'Base elevation', measure: reported(elevation.base, units.elevation) },
          { label: 'Peak elevation', measure: reported(elevation.peak, units.elevation) },
          { label: 'Annual snowfall', measure: reported(averageSnowfall, units.snow) },
        ]}
      />
      <ResortElevation resort={resort} className="mt-6" />
    </DetailSection>
  );
}

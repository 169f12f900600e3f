import { Check, Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { FigureGrid } from '@/components/figure-grid';
import { ResortStyleBadges } from '@/components/resort-card/resort-style-badges';
import { facilityLabel } from '@/domain/facility-label';
import { cn } from '@/lib/class-names';
import { formatCounted } from '@/lib/format';
import { safeUrl } from '@/lib/safe-url';
import { useUnits } from '@/lib/units';
import { LinkedAreaNote } from './linked-area-note';
import { reported } from './reported';
import { ResortElevation } from './resort-elevation';
import { StyleLegend } from './style-legend';

interface DetailSectionProps {
  title: string;
  children: ReactNode;
}

/** A titled part of a tab. */
export function DetailSection({ title, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="not-first:mt-12">
      <h2 id={id} className="mb-4 text-[1.625rem]">
        {title}
      </h2>
      {children}
    </section>
  );
}

const STYLES_SHOWN = 4;

/** What kind of place it is; nothing when neither a description nor a style was sent. */
export function AboutSection({ resort: { description, resortStyles, imageUrl } }: { resort: Resort }) {
  const paragraphs = [...new Set(description.split(/\n+/).map((paragraph) => paragraph.trim()))].filter(Boolean);
  if (paragraphs.length === 0 && resortStyles.length === 0) return null;
  return (
    <DetailSection title="About">
      <div data-words="" className="max-w-measure space-y-4 text-[1.125rem] leading-[1.65]">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ResortStyleBadges styles={resortStyles} limit={STYLES_SHOWN} className="not-first:mt-5" />
      {resortStyles.length > 0 ? <StyleLegend styles={resortStyles} isPictureDrawn={!safeUrl(imageUrl)} /> : null}
    </DetailSection>
  );
}

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

/** What speaks for the resort and what against it; nothing when neither was sent. */
export function ProsAndCons({ pros, cons }: { pros: readonly string[]; cons: readonly string[] }) {
  if (pros.length === 0 && cons.length === 0) return null;
  return (
    <div className={cn('mt-12 grid gap-8', pros.length > 0 && cons.length > 0 && 'md:grid-cols-2')}>
      <PointList title="Pros" points={pros} Icon={Plus} />
      <PointList title="Cons" points={cons} Icon={Minus} />
    </div>
  );
}

function PointList({ title, points, Icon }: { title: string; points: readonly string[]; Icon: typeof Plus }) {
  if (points.length === 0) return null;
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-2.5 text-item">{title}</h2>
      <ul>
        {[...new Set(points)].map((point) => (
          <li
            key={point}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-t border-line py-2.5 leading-[1.45] wrap-anywhere"
          >
            <Icon aria-hidden className="mt-[.15em] text-ink-3" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lifts and what else there is; nothing when nothing was sent. */
export function FacilitiesSection({ resort: { liftsTotal, linkedArea, facilities } }: { resort: Resort }) {
  const lifts = liftsTotal > 0 ? formatCounted(liftsTotal, 'lift') : '';
  const labels = new Set([lifts, ...facilities.map(facilityLabel)].filter(Boolean));
  if (labels.size === 0 && linkedArea === '') return null;
  return (
    <DetailSection title="Lifts and facilities">
      <ul data-source="reported" className="grid gap-x-8 md:grid-cols-2">
        {[...labels].map((label) => (
          <li
            key={label}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-t border-line py-2.5 leading-[1.45] wrap-anywhere"
          >
            <Check aria-hidden className="mt-[.15em] text-ink-3" />
            <span>
              <span key={label}>{label}</span>
              {label === lifts && linkedArea !== '' ? (
                <span className="text-small text-ink-2">{` in all of ${linkedArea}`}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <LinkedAreaNote linkedArea={linkedArea} className="not-first:mt-3" />
    </DetailSection>
  );
}

import { Check, type LucideIcon, Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { FigureGrid } from '@/components/figure-grid';
import { englishLang, InEnglish } from '@/components/in-english';
import { ResortStyleBadges } from '@/components/resort-card/resort-style-badges';
import { ChangingText } from '@/components/ui/changing-text';
import { facilityLabel } from '@/domain/facility-label';
import { cn } from '@/lib/class-names';
import { safeUrl } from '@/lib/links';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { LinkedAreaNote } from './linked-area-note';
import { heightFigures, liftsText, reportedMeasure } from './reported-figures';
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

/** Description and styles; null if neither was sent. */
export function AboutSection({ resort: { description, resortStyles, imageUrl } }: { resort: Resort }) {
  const paragraphs = [...new Set(description.split(/\n+/).map((paragraph) => paragraph.trim()))].filter(Boolean);
  if (paragraphs.length === 0 && resortStyles.length === 0) return null;
  return (
    <DetailSection title={m.resort_about()}>
      <div data-words="" lang={englishLang} className="max-w-measure space-y-4 text-[1.125rem] leading-[1.65]">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {paragraphs.length > 0 && <InEnglish />}
      <ResortStyleBadges styles={resortStyles} limit={STYLES_SHOWN} className="not-first:mt-5" />
      {resortStyles.length > 0 && <StyleLegend styles={resortStyles} isPictureDrawn={!safeUrl(imageUrl)} />}
    </DetailSection>
  );
}

/** Heights and snow, as figures and as a profile. */
export function KeyInformation({ resort }: { resort: Resort }) {
  const units = useUnits();
  return (
    <DetailSection title={m.resort_key_information()}>
      <FigureGrid
        figures={[
          ...heightFigures(resort, units),
          { label: m.resort_annual_snowfall(), measure: reportedMeasure(resort.averageSnowfall, units.snow) },
        ]}
      />
      <ResortElevation resort={resort} className="mt-6" />
    </DetailSection>
  );
}

/** Pros and cons; null if neither was sent. */
export function ProsAndCons({ pros, cons }: { pros: readonly string[]; cons: readonly string[] }) {
  if (pros.length === 0 && cons.length === 0) return null;
  return (
    <div className="mt-12">
      <div className={cn('grid gap-8', pros.length > 0 && cons.length > 0 && 'md:grid-cols-2')}>
        <PointList title={m.resort_pros()} points={pros} Icon={Plus} />
        <PointList title={m.resort_cons()} points={cons} Icon={Minus} />
      </div>
      <InEnglish />
    </div>
  );
}

function PointList({ title, points, Icon }: { title: string; points: readonly string[]; Icon: LucideIcon }) {
  if (points.length === 0) return null;
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-2.5 text-item">{title}</h2>
      <ul>
        {points.map((point) => (
          <MarkedItem key={point} Icon={Icon}>
            <span lang={englishLang}>{point}</span>
          </MarkedItem>
        ))}
      </ul>
    </section>
  );
}

/** Lifts and facilities; null if none were sent. */
export function FacilitiesSection({ resort }: { resort: Resort }) {
  const { linkedArea, facilities } = resort;
  const lifts = liftsText(resort);
  const labels = new Set([lifts, ...facilities.map(facilityLabel)].filter(Boolean));
  if (labels.size === 0 && linkedArea === '') return null;
  return (
    <DetailSection title={m.resort_lifts_and_facilities()}>
      <ul data-source="reported" className="grid gap-x-8 md:grid-cols-2">
        {[...labels].map((label) => (
          <MarkedItem key={label} Icon={Check}>
            <span>
              <ChangingText>{label}</ChangingText>
              {label === lifts && linkedArea !== '' && (
                <span className="text-small text-ink-2">{` ${m.resort_in_all_of({ area: linkedArea })}`}</span>
              )}
            </span>
          </MarkedItem>
        ))}
      </ul>
      <LinkedAreaNote linkedArea={linkedArea} className="not-first:mt-3" />
    </DetailSection>
  );
}

function MarkedItem({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-t border-line py-2.5 leading-[1.45] wrap-anywhere">
      <Icon aria-hidden className="mt-[.15em] text-ink-3" />
      {children}
    </li>
  );
}

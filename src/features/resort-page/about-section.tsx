import type { Resort } from '@/api/resorts/resort.schema';
import { ResortStyleBadges } from '@/components/resort-card/resort-style-badges';
import { safeUrl } from '@/lib/safe-url';
import { DetailSection } from './detail-section';
import { StyleLegend } from './style-legend';

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

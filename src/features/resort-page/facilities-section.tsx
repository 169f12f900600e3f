import { Check } from 'lucide-react';
import type { Resort } from '@/api/resorts/resort.schema';
import { facilityLabel } from '@/domain/facility-label';
import { formatCounted } from '@/lib/format';
import { DetailSection } from './detail-section';
import { LinkedAreaNote } from './linked-area-note';

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

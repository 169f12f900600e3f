import { m } from '@/paraglide/messages';
import type { FigureSource } from './figure-source';

export interface Figure {
  label: string;
  /** What the figure refers to, if the label alone would mislead. */
  note?: string | undefined;
  /** The value and its unit, or null if not reported. */
  measure: { value: string; unit: string } | null;
}

interface FigureGridProps {
  figures: readonly Figure[];
  /** The source of the figures. */
  source?: FigureSource;
}

/** Four figures separated by lines, two per row on phones: a large number with its unit, and the label below. */
export function FigureGrid({ figures, source = 'reported' }: FigureGridProps) {
  return (
    // The lines left of the first column are clipped.
    <div className="overflow-clip border-b border-line">
      <dl
        data-slot="figure-grid"
        data-source={source}
        className="@container -ml-4 grid grid-cols-2 max-[17rem]:grid-cols-1 md:grid-cols-4"
      >
        {figures.map(({ label, note, measure }) => (
          <div
            key={label}
            className="flex flex-col gap-1.5 border-t border-l border-line py-4 pr-3 pl-4 lg:max-xl:pr-1"
          >
            <dt className="text-small leading-[1.35] text-ink-2">
              {label}
              {note && <span className="block text-caption text-ink-3">{` ${note}`}</span>}
            </dt>
            <dd className="order-first flex min-h-(--n-panel) items-end">
              {measure ? (
                <span className="text-[min(var(--n-panel),9cqi)] leading-none font-panel tracking-number md:text-[min(var(--n-panel),4.5cqi)]">
                  <span key={measure.value} className="whitespace-nowrap">
                    {measure.value}
                  </span>
                  <small className="text-[.45em] font-medium tracking-normal opacity-78">{`\u00a0${measure.unit}`}</small>
                </span>
              ) : (
                <span className="text-ink-3">{m.not_reported()}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

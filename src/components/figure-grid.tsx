import type { FigureSource } from './figure-source';

export interface Figure {
  label: string;
  /** What the figure refers to, where the label alone would mislead. */
  note?: string | undefined;
  /** The value and its unit, or null when it is not reported. */
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
    <dl
      data-slot="figure-grid"
      data-source={source}
      className="@container grid grid-cols-2 border-y border-line max-[17rem]:grid-cols-1 md:grid-cols-4"
    >
      {figures.map(({ label, note, measure }) => (
        <div
          key={label}
          className="flex flex-col gap-1.5 border-line py-4 pr-3 max-[17rem]:not-first:border-t min-[17rem]:max-md:even:border-l min-[17rem]:max-md:even:pl-4 min-[17rem]:max-md:nth-[n+3]:border-t md:pr-4 md:not-first:border-l md:not-first:pl-4"
        >
          <dt className="text-small leading-[1.35] text-ink-2">
            {label}
            {note ? <span className="block text-caption text-ink-3">{` ${note}`}</span> : null}
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
              <span className="text-ink-3">not reported</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

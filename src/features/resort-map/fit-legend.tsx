import { ChangingText } from '@/components/ui/changing-text';
import type { FitPins } from '@/domain/filters/list-trip';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import { FitMark, fitClass } from './fit-mark';

/** What the looks of the pins mean. */
export function FitLegend({ legend, className }: { legend: FitPins['legend']; className?: string }) {
  return (
    <ul
      aria-label={m.result_map_legend()}
      className={cn(
        'grid gap-1.5 rounded-2 bg-surface/90 px-2.5 py-1.5 text-caption leading-tight text-ink-2',
        className,
      )}
    >
      {legend.map(({ step, words }) => (
        <li key={step} className="flex items-center gap-1.5">
          <span aria-hidden className={cn('map-legend-mark', fitClass(step))}>
            <span>
              <FitMark step={step} />
            </span>
          </span>
          <ChangingText>{words}</ChangingText>
        </li>
      ))}
    </ul>
  );
}

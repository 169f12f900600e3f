import { cn } from '@/lib/class-names';
import { monthNames } from '@/lib/format';
import { openMonths } from '@/lib/season-months';

// From September, so that a winter is one unbroken bar.
const WINTER_ORDER = [8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7] as const;

export interface SeasonStripProps {
  /** Opening and closing as the server words them. */
  start: string;
  end: string;
  className?: string;
}

/** Twelve months, the open ones filled. Nothing when the months cannot be read: the two dates are beside it anyway. */
export function SeasonStrip({ start, end, className }: SeasonStripProps) {
  const season = openMonths(start, end);
  if (season === null) return null;
  return (
    <div role="img" aria-label={season.sentence} className={cn('grid grid-cols-12 gap-x-0.5 text-center', className)}>
      {WINTER_ORDER.map((month) => {
        const isOpen = season.isOpen[month];
        return (
          <span key={month} className={cn('text-caption', isOpen ? 'font-bold text-ink' : 'text-ink-3')}>
            <span
              className={cn(
                'mb-1.5 grid h-5 place-items-center forced-color-adjust-none',
                isOpen ? 'bg-glacier-mid' : 'bg-sunken after:h-px after:w-2 after:bg-ink-3',
              )}
            />
            <span>{monthNames()[month]?.charAt(0)}</span>
          </span>
        );
      })}
    </div>
  );
}

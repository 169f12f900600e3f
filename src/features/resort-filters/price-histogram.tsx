import type { Range } from '@/api/resorts/filter-options.schema';
import { cn } from '@/lib/class-names';
import { formatCount } from '@/lib/format';
import { quartiles, type SortedValues } from '@/lib/statistics';

interface PriceHistogramProps {
  currency: string;
  /** How many resorts cost from `from` up to the next bin. */
  bins: readonly { from: number; count: number }[];
  width: number;
  /** What resorts ask in that currency, ascending. */
  prices: SortedValues;
  /** The ends of the slider below, and its two handles. */
  range: Range;
  low: number;
  high: number;
}

/** What a day costs, as bars that stand on the slider below them: those within the bounds are marked. */
export function PriceHistogram({ currency, bins, width, prices, range, low, high }: PriceHistogramProps) {
  const middle = quartiles(prices);
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const span = range.max - range.min;
  const share = (amount: number) => (Math.min(range.max, Math.max(range.min, amount)) - range.min) / span;
  const words = middle ? `: half of the resorts ask ${formatCount(middle.first)} to ${formatCount(middle.third)}` : '';
  return (
    <div role="img" aria-label={`Day tickets in ${currency}${words}`} className="relative -mb-[22px] h-14">
      {bins.map(({ from, count }) => (
        <span
          key={from}
          className={cn(
            'absolute bottom-0 rounded-t-[1px] border-r-2 border-sunken',
            from + width > low && from < high ? 'bg-glacier-mid' : 'bg-ink/22',
          )}
          style={{
            left: `${share(from) * 100}%`,
            width: `${(share(from + width) - share(from)) * 100}%`,
            height: `${(count / most) * 100}%`,
          }}
        />
      ))}
    </div>
  );
}

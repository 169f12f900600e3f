import type { Range } from '@/api/resorts/filter-options.schema';
import type { Resort } from '@/api/resorts/resort.schema';
import { columnOf } from '@/domain/catalogue-statistics';
import { priceBins } from '@/domain/filters/filter-counts';
import { clamp } from '@/lib/clamp';
import { cn } from '@/lib/class-names';
import { formatCount } from '@/lib/format';
import { quartiles } from '@/lib/statistics';
import { m } from '@/paraglide/messages';

/** Width of a bar in the currency; a range too long for so many bars has wider ones. */
const BIN_WIDTH = 5;
const BINS_MAX = 60;

interface PriceHistogramProps {
  currency: string;
  resorts: readonly Resort[];
  /** The ends of the slider below, and its two handles. */
  range: Range;
  low: number;
  high: number;
}

/** Distribution of day prices, as bars on top of the slider; those within the bounds are highlighted. */
export function PriceHistogram({ currency, resorts, range, low, high }: PriceHistogramProps) {
  const prices = columnOf(resorts, 'price', currency);
  const width = BIN_WIDTH * Math.max(1, Math.ceil((prices.at(-1) ?? 0) / BIN_WIDTH / BINS_MAX));
  const bins = priceBins(prices, width);
  const middle = quartiles(prices);
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const span = range.max - range.min;
  const share = (amount: number) => clamp((amount - range.min) / span);
  const words = middle
    ? m.filters_tickets_half({ currency, from: formatCount(middle.first), to: formatCount(middle.third) })
    : m.filters_tickets_in({ currency });
  return (
    <div role="img" aria-label={words} className="relative -mb-[22px] h-14">
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

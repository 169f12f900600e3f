import { useMemo, useState } from 'react';
import type { Range } from '@/api/resorts/filter-options.schema';
import type { Resort } from '@/api/resorts/resort.schema';
import { PRICE_STEP } from '@/config/constants';
import { columnOf, currenciesOf } from '@/domain/catalogue-statistics';
import { priceBins } from '@/domain/filters/filter-counts';
import { needsCatalogue } from '@/domain/filters/list-filters';
import { cn } from '@/lib/class-names';
import { formatCount } from '@/lib/format';
import { quartiles, type SortedValues } from '@/lib/statistics';
import { m } from '@/paraglide/messages';
import { PriceFilter } from './price-filter';
import type { ResortFilterControls } from './use-resort-filters';

/** Width of a bar in the currency; a range too long for so many bars has wider ones. */
const BIN_WIDTH = 5;
const BINS_MAX = 60;
/** Most currencies offered. */
const CURRENCIES_MAX = 4;

interface PriceSectionProps {
  controls: Pick<ResortFilterControls, 'draft' | 'move' | 'change'>;
  priceRange: Range;
  /** The one currency of all matching resorts, or null. */
  currency: string | null;
  /** Null while the catalogue is loading. */
  resorts: readonly Resort[] | null;
}

/** The ends of the slider in one currency: whole steps around the reported prices. */
function rangeIn(prices: readonly number[], priceRange: Range): Range {
  const min = Math.floor((prices[0] ?? priceRange.min) / PRICE_STEP) * PRICE_STEP;
  const max = Math.ceil(((prices.at(-1) ?? priceRange.max) + 1) / PRICE_STEP) * PRICE_STEP;
  return { min, max };
}

/**
 * The price filter, in each resort's own currency (as the server compares) or in a single one, which leaves out all
 * others. A list that is filtered in the browser anyway offers the most common currency at once.
 */
export function PriceSection({ controls, priceRange, currency, resorts }: PriceSectionProps) {
  const { draft, move, change } = controls;
  const currencies = useMemo(() => currenciesOf(resorts ?? []).slice(0, CURRENCIES_MAX), [resorts]);
  // The most common currency of the chosen place.
  const commonest = useMemo(() => {
    const isHere = ({ region, country }: Resort) =>
      (!draft.region || region === draft.region) && (!draft.country || country === draft.country);
    return currenciesOf(resorts?.filter(isHere) ?? [])[0] ?? '';
  }, [resorts, draft.region, draft.country]);
  const [chosen, setChosen] = useState<string | null>(null);
  const isBound = draft.minPrice !== null || draft.maxPrice !== null;
  const offered = chosen ?? (needsCatalogue(draft) ? commonest : '');
  const unit = isBound ? draft.currency : offered;

  const prices = resorts && unit ? columnOf(resorts, 'price', unit) : [];
  const range = unit && prices.length > 0 ? rangeIn(prices, priceRange) : priceRange;
  const width = BIN_WIDTH * Math.max(1, Math.ceil((prices.at(-1) ?? 0) / BIN_WIDTH / BINS_MAX));
  const bins = useMemo(() => (resorts && unit ? priceBins(resorts, unit, width) : []), [resorts, unit, width]);
  const low = draft.minPrice ?? range.min;
  const high = draft.maxPrice ?? range.max;
  return (
    <PriceFilter
      range={range}
      bounds={draft}
      unit={unit}
      currency={currency}
      currencies={unit && !currencies.includes(unit) ? [unit, ...currencies] : currencies}
      onUnitChange={(next) => {
        setChosen(next);
        if (isBound) change({ currency: next });
      }}
      histogram={
        bins.length > 0 ? (
          <PriceHistogram
            currency={unit}
            bins={bins}
            width={width}
            prices={prices}
            range={range}
            low={low}
            high={high}
          />
        ) : (
          // Reserves the room of the histogram while the resorts are loading.
          !resorts && needsCatalogue(draft) && <div className="-mb-[22px] h-14" />
        )
      }
      reported={
        resorts && unit
          ? m.filters_report_price({
              shown: formatCount(prices.length),
              of: formatCount(resorts.length),
              currency: unit,
            })
          : null
      }
      onMove={move}
      onChange={change}
    />
  );
}

interface PriceHistogramProps {
  currency: string;
  /** How many resorts cost at least `from` and less than the next bin. */
  bins: readonly { from: number; count: number }[];
  width: number;
  /** Reported prices in that currency, ascending. */
  prices: SortedValues;
  /** The ends of the slider below, and its two handles. */
  range: Range;
  low: number;
  high: number;
}

/** Distribution of day prices, as bars on top of the slider; those within the bounds are highlighted. */
function PriceHistogram({ currency, bins, width, prices, range, low, high }: PriceHistogramProps) {
  const middle = quartiles(prices);
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const span = range.max - range.min;
  const share = (amount: number) => (Math.min(range.max, Math.max(range.min, amount)) - range.min) / span;
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

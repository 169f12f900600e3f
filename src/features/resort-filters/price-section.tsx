import { useMemo, useState } from 'react';
import type { Range } from '@/api/resorts/filter-options.schema';
import type { Resort } from '@/api/resorts/resort.schema';
import { PRICE_STEP } from '@/config/constants';
import { columnOf, currenciesOf } from '@/domain/catalogue-statistics';
import { needsCatalogue } from '@/domain/filters/catalogue-filters';
import { priceBins } from '@/domain/filters/filter-counts';
import { formatCount } from '@/lib/format';
import { PriceFilter } from './price-filter';
import { PriceHistogram } from './price-histogram';
import type { ResortFilterControls } from './use-resort-filters';

const BIN_WIDTH = 5;
/** Most currencies that are offered. */
const CURRENCIES_MAX = 4;

interface PriceSectionProps {
  controls: Pick<ResortFilterControls, 'draft' | 'move' | 'change'>;
  priceRange: Range;
  /** The one currency of all resorts that match, or null. */
  currency: string | null;
  /** Null while the catalogue is loading. */
  resorts: readonly Resort[] | null;
}

/** The ends of the slider in one currency: whole steps around what resorts ask. */
function rangeIn(prices: readonly number[], priceRange: Range): Range {
  const min = Math.floor((prices[0] ?? priceRange.min) / PRICE_STEP) * PRICE_STEP;
  const max = Math.ceil(((prices.at(-1) ?? priceRange.max) + 1) / PRICE_STEP) * PRICE_STEP;
  return { min, max };
}

/**
 * The price, in each resort's own currency, as the server compares it, or in one: amounts of others mean nothing then. A
 * list that is worked out over the catalogue anyway offers the commonest one at once.
 */
export function PriceSection({ controls, priceRange, currency, resorts }: PriceSectionProps) {
  const { draft, move, change } = controls;
  const currencies = useMemo(() => currenciesOf(resorts ?? []).slice(0, CURRENCIES_MAX), [resorts]);
  // What most resorts of the chosen place ask their prices in.
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
  const bins = useMemo(() => (resorts && unit ? priceBins(resorts, unit, BIN_WIDTH) : []), [resorts, unit]);
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
            width={BIN_WIDTH}
            prices={prices}
            range={range}
            low={low}
            high={high}
          />
        ) : (
          // Its place, while the resorts are loading.
          !resorts && needsCatalogue(draft) && <div className="-mb-[22px] h-14" />
        )
      }
      reported={
        resorts && unit
          ? `${formatCount(prices.length)} of ${formatCount(resorts.length)} report a price in ${unit}`
          : null
      }
      onMove={move}
      onChange={change}
    />
  );
}

import { useId, useState } from 'react';
import type { Range } from '@/api/resorts/filter-options.schema';
import type { Resort } from '@/api/resorts/resort.schema';
import { ChangingText } from '@/components/ui/changing-text';
import { Slider } from '@/components/ui/slider';
import { WordChoice } from '@/components/ui/word-choice';
import { PRICE_STEP } from '@/config/constants';
import { columnOf, currenciesOf } from '@/domain/catalogue-statistics';
import { type ListFilters, needsCatalogue } from '@/domain/filters/list-filters';
import { activePrice, hasPriceBound } from '@/domain/filters/server-filters';
import { clamp } from '@/lib/clamp';
import { cn } from '@/lib/class-names';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { AmountField } from './amount-field';
import { PriceHistogram } from './price-histogram';
import type { ResortFilterControls } from './use-resort-filters';
import { useSliderHold } from './use-slider-hold';

/** Most currencies offered. */
const CURRENCIES_MAX = 4;

interface PriceFilterProps {
  controls: Pick<ResortFilterControls, 'draft' | 'move' | 'change' | 'applyPending'>;
  priceRange: Range;
  /** The one currency of all matching resorts, or null. */
  currency: string | null;
  /** Null while the catalogue is loading. */
  resorts: readonly Resort[] | null;
}

/**
 * Daily price from and to, in each resort's own currency (as the server compares) or in a single one, which leaves out all
 * others. A list that is filtered in the browser anyway offers the most common currency at once. A bound at the end of
 * the range counts as none.
 */
export function PriceFilter({ controls, priceRange, currency: listCurrency, resorts }: PriceFilterProps) {
  const { draft, move, change, applyPending } = controls;
  const noteId = useId();
  const { isHeld, holdHandlers } = useSliderHold(applyPending);
  const [chosen, setChosen] = useState<string | null>(null);
  const isBound = hasPriceBound(draft);
  const offered = chosen ?? (needsCatalogue(draft) ? commonestCurrency(resorts, draft) : '');
  /** '' for each resort's own. */
  const unit = isBound ? draft.currency : offered;
  const currencies = currenciesOf(resorts ?? []).slice(0, CURRENCIES_MAX);
  if (unit && !currencies.includes(unit)) currencies.unshift(unit);

  const prices = resorts && unit ? columnOf(resorts, 'price', unit) : [];
  const range = unit && prices.length > 0 ? rangeIn(prices, priceRange) : priceRange;
  const within = (amount: number) => clamp(amount, range.min, range.max);
  const low = within(draft.minPrice ?? range.min);
  const high = within(draft.maxPrice ?? range.max);
  const boundsOf = (amounts: readonly number[]) => {
    const [minPrice = range.min, maxPrice = range.max] = amounts.map(within).sort((a, b) => a - b);
    const active = activePrice({ minPrice, maxPrice }, range);
    return { ...active, currency: hasPriceBound(active) ? unit : '' };
  };

  const currency = unit || listCurrency;
  const note =
    resorts && unit
      ? reportedNote(prices.length, resorts.length, unit)
      : priceNote(currency, hasPriceBound(activePrice(draft, range)));
  return (
    <fieldset>
      <legend className="w-full">
        <span className="mb-1.5 flex min-h-7 flex-wrap items-center justify-between gap-x-2 max-md:min-h-11">
          <span className="text-small font-semibold">{m.filters_ticket()}</span>
          {/* Before all resorts are known, others would push the first ones aside as they arrive. */}
          {resorts && currencies.length > 0 && (
            <WordChoice
              label={m.field_currency()}
              choices={[
                { value: '', label: m.value_any() },
                ...currencies.map((code) => ({ value: code, label: code })),
              ]}
              value={unit}
              onChange={(next) => {
                setChosen(next);
                // An amount of one currency says nothing in another.
                if (isBound) change({ minPrice: null, maxPrice: null, currency: '' });
              }}
            />
          )}
        </span>
      </legend>
      {resorts && unit && prices.length > 0 && (
        <PriceHistogram
          currency={unit}
          resorts={resorts}
          range={range}
          low={draft.minPrice ?? range.min}
          high={draft.maxPrice ?? range.max}
        />
      )}
      {/* Reserves the room of the histogram while the resorts are loading. */}
      {!resorts && needsCatalogue(draft) && <div className="-mb-[22px] h-14" />}
      <div>
        <Slider
          value={[low, high]}
          min={range.min}
          max={range.max}
          step={PRICE_STEP}
          thumbLabels={[m.filters_min_price(), m.filters_max_price()]}
          thumbDescription={noteId}
          formatValue={(amount, index) =>
            amount === (index === 0 ? range.min : range.max) ? m.value_any() : priceWords(amount, currency)
          }
          onValueChange={(amounts) => move(boundsOf(amounts), isHeld())}
          {...holdHandlers}
          onKeyDown={(event) => {
            if (event.key === 'Enter') applyPending();
          }}
        />
      </div>
      <div className="mb-1.5 flex items-center gap-3 text-small *:[input]:min-w-0 *:[input]:flex-1">
        {currency !== null && <span className="font-semibold">{currency}</span>}
        <AmountField
          label={m.filters_min_amount()}
          noteId={noteId}
          amount={low}
          range={range}
          // Beyond the other amount it removes that bound: swapped, neither would be the bound that was typed.
          onCommit={(amount) => change(boundsOf([amount ?? range.min, amount && amount > high ? range.max : high]))}
        />
        <span className="text-ink-2">{m.filters_to()}</span>
        <AmountField
          label={m.filters_max_amount()}
          noteId={noteId}
          amount={high}
          range={range}
          onCommit={(amount) => change(boundsOf([amount && amount < low ? range.min : low, amount ?? range.max]))}
        />
      </div>
      {/* In a single currency the words take two lines until all resorts are known. */}
      <p id={noteId} className={cn('text-caption leading-[1.4] text-ink-3', unit && 'min-h-[2lh]')}>
        <ChangingText>{note}</ChangingText>
      </p>
    </fieldset>
  );
}

/** "EUR 60", or "60" where prices are in several currencies. */
const priceWords = (amount: number, currency: string | null): string =>
  [currency, formatCount(amount)].filter(Boolean).join(' ');

/** The most common currency of the chosen region and countries; '' while unknown. */
function commonestCurrency(resorts: readonly Resort[] | null, { region, country, countries }: ListFilters): string {
  const chosen = [country, ...countries].filter(Boolean);
  const inRegion = resorts?.filter((resort) => !region || resort.region === region) ?? [];
  const here = inRegion.filter((resort) => chosen.length === 0 || chosen.includes(resort.country));
  return currenciesOf(here)[0] ?? '';
}

/** The ends of the slider in one currency: whole steps around the reported prices. */
function rangeIn(prices: readonly number[], priceRange: Range): Range {
  const min = Math.floor((prices[0] ?? priceRange.min) / PRICE_STEP) * PRICE_STEP;
  const max = Math.ceil(((prices.at(-1) ?? priceRange.max) + 1) / PRICE_STEP) * PRICE_STEP;
  return { min, max };
}

/** "130 of 374 report a price in EUR". */
const reportedNote = (count: number, of: number, currency: string): string =>
  m.filters_report_price({ count, shown: formatCount(count), of: formatCount(of), currency });

/**
 * What the amounts mean. The server compares plain numbers, whatever their currency.
 * @param currency the one currency of all matching resorts, or null
 * @param isBound whether a bound is set
 */
function priceNote(currency: string | null, isBound: boolean): string {
  if (currency === null) return isBound ? m.filters_own_currency_bound() : m.filters_own_currency();
  return isBound ? m.filters_in_currency_bound({ currency }) : m.filters_in_currency({ currency });
}

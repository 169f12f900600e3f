import { type ReactNode, useId, useRef, useState } from 'react';
import type { Range } from '@/api/resorts/filter-options.schema';
import { Input } from '@/components/ui/input';
import { Slider } from '@/components/ui/slider';
import { WordChoice } from '@/components/ui/word-choice';
import { PRICE_STEP } from '@/config/constants';
import type { FilterChoice } from '@/domain/filters/list-filters';
import { activePrice } from '@/domain/filters/server-filters';
import { m } from '@/paraglide/messages';
import type { PriceBounds } from './use-resort-filters';

interface PriceFilterProps extends PriceDraftOptions {
  /** The one currency of all matching resorts, or null. */
  currency: string | null;
  /** The currencies to choose from, most common first; empty while unknown. */
  currencies: readonly string[];
  onUnitChange: (unit: string) => void;
  /** Distribution of day prices in that currency, above the slider. */
  histogram: ReactNode;
  /** How many resorts report a price in it; null while each resort's own currency counts. */
  reported: string | null;
}

/** Daily price from and to: two slider handles, and two fields that apply on Enter or blur. */
export function PriceFilter(props: PriceFilterProps) {
  const { range, bounds, unit, currencies, onUnitChange, histogram, reported } = props;
  const { low, high, move, set, apply, hold, release, leave } = usePriceDraft(props);
  const noteId = useId();
  const { minPrice, maxPrice } = activePrice(bounds, range);
  const currency = unit || props.currency;
  const note = reported ?? priceNote(currency, minPrice !== null || maxPrice !== null);
  return (
    <fieldset className="min-w-0">
      <legend className="w-full">
        <span className="mb-1.5 flex min-h-7 flex-wrap items-center justify-between gap-x-2 max-md:min-h-11">
          <span className="text-small font-semibold">{m.filters_ticket()}</span>
          {currencies.length > 0 && (
            <WordChoice
              label={m.field_currency()}
              choices={[
                { value: '', label: m.filters_any() },
                ...currencies.map((code) => ({ value: code, label: code })),
              ]}
              value={unit}
              onChange={onUnitChange}
            />
          )}
        </span>
      </legend>
      {histogram}
      <div>
        <Slider
          value={[low, high]}
          min={range.min}
          max={range.max}
          step={PRICE_STEP}
          thumbLabels={[m.filters_min_price(), m.filters_max_price()]}
          thumbDescription={noteId}
          onValueChange={move}
          onPointerDown={hold}
          onLostPointerCapture={release}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply();
          }}
        />
      </div>
      <div className="mb-1.5 flex items-center gap-3 text-small *:[input]:min-w-0 *:[input]:flex-1">
        {currency === null ? null : <span className="font-semibold">{currency}</span>}
        <AmountField
          label={m.filters_min_amount()}
          noteId={noteId}
          amount={low}
          range={range}
          onCommit={(amount) => set([amount ?? range.min, high])}
        />
        <span className="text-ink-2">{m.filters_to()}</span>
        <AmountField
          label={m.filters_max_amount()}
          noteId={noteId}
          amount={high}
          range={range}
          onCommit={(amount) => set([low, amount ?? range.max])}
        />
      </div>
      <p id={noteId} className="text-caption leading-[1.4] text-ink-3">
        <span key={note}>{note}</span>
      </p>
    </fieldset>
  );
}

interface AmountFieldProps {
  label: string;
  /** Id of the note on currencies. */
  noteId: string;
  amount: number;
  range: Range;
  /** The typed amount, or null for an emptied field. */
  onCommit: (amount: number | null) => void;
}

function AmountField({ label, noteId, amount, range, onCommit }: AmountFieldProps) {
  const [text, setText] = useState<string | null>(null);

  const commit = () => {
    if (text === null) return;
    setText(null);
    const typed = Math.round(Number(text));
    onCommit(text.trim() === '' || !Number.isFinite(typed) ? null : typed);
  };

  return (
    <Input
      type="number"
      inputMode="numeric"
      aria-label={label}
      aria-describedby={noteId}
      min={range.min}
      max={range.max}
      step={PRICE_STEP}
      className="text-center font-bold [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      value={text ?? String(amount)}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}

/**
 * What the amounts mean. The server compares plain numbers, whatever their currency.
 * @param currency the one currency of all matching resorts, or null
 * @param isBound whether a bound is set
 */
function priceNote(currency: string | null, isBound: boolean): string {
  if (currency === null) return isBound ? m.filters_own_currency_bound() : m.filters_own_currency();
  return isBound ? m.filters_in_currency_bound({ currency }) : m.filters_in_currency({ currency });
}

interface PriceDraftOptions {
  range: Range;
  /** As the controls show them. */
  bounds: PriceBounds;
  /** The currency of the next amounts; '' for each resort's own. */
  unit: string;
  onMove: (bounds: PriceBounds, isHeld: boolean) => void;
  onChange: (choice: FilterChoice) => void;
}

/**
 * The two amounts while they are being moved. Nothing is applied while a handle is held; changes by keyboard are
 * applied after a pause. A bound at the end of the range counts as none.
 */
function usePriceDraft({ range, bounds, unit, onMove, onChange }: PriceDraftOptions) {
  const isHeld = useRef(false);
  const isMoved = useRef(false);
  const within = (amount: number) => Math.min(range.max, Math.max(range.min, amount));

  const boundsOf = (amounts: readonly number[]) => {
    const [minPrice = range.min, maxPrice = range.max] = amounts.map(within).sort((a, b) => a - b);
    const active = activePrice({ minPrice, maxPrice }, range);
    const isBound = active.minPrice !== null || active.maxPrice !== null;
    return { ...active, currency: isBound ? unit : '' };
  };
  const apply = () => {
    if (isMoved.current) onChange(({ minPrice, maxPrice, currency }) => ({ minPrice, maxPrice, currency }));
    isMoved.current = false;
  };
  return {
    low: within(bounds.minPrice ?? range.min),
    high: within(bounds.maxPrice ?? range.max),
    move: (amounts: readonly number[]) => {
      isMoved.current = true;
      onMove(boundsOf(amounts), isHeld.current);
    },
    /** Applies what was moved. */
    apply,
    /** Applies these two amounts. */
    set: (amounts: readonly number[]) => onChange(boundsOf(amounts)),
    hold: () => {
      isHeld.current = true;
    },
    release: () => {
      isHeld.current = false;
      apply();
    },
    /** Called when the focus leaves a handle. */
    leave: () => {
      if (!isHeld.current) apply();
    },
  };
}

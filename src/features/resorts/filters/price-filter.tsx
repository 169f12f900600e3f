import { useId, useState } from 'react';
import type { Range } from '@/api/resorts/filter-options.schema';
import { Input } from '@/components/ui/input';
import { Slider } from '@/components/ui/slider';
import { PRICE_STEP } from '@/config/constants';
import { priceNote } from './price-note';
import { activePrice } from './resort-filters';
import { type PriceDraftOptions, usePriceDraft } from './use-price-draft';

interface PriceFilterProps extends PriceDraftOptions {
  /** The one currency of all resorts that match, or null. */
  currency: string | null;
}

/** Daily price from and to: two handles, and two fields for the same amounts, applied on Enter or when left. */
export function PriceFilter(props: PriceFilterProps) {
  const { range, bounds, currency } = props;
  const { low, high, move, set, apply, hold, release, leave } = usePriceDraft(props);
  const noteId = useId();
  const { minPrice, maxPrice } = activePrice(bounds, range);
  const note = priceNote(currency, minPrice !== null || maxPrice !== null);
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold">Lift ticket, per day</legend>
      <div className="flex items-center gap-3 text-small *:[input]:min-w-0 *:[input]:flex-1">
        {currency === null ? null : <span className="font-semibold">{currency}</span>}
        <AmountField
          label="Minimum price amount"
          noteId={noteId}
          amount={low}
          range={range}
          onCommit={(amount) => set([amount ?? range.min, high])}
        />
        <span className="text-ink-2">to</span>
        <AmountField
          label="Maximum price amount"
          noteId={noteId}
          amount={high}
          range={range}
          onCommit={(amount) => set([low, amount ?? range.max])}
        />
      </div>
      <div className="mt-1">
        <Slider
          value={[low, high]}
          min={range.min}
          max={range.max}
          step={PRICE_STEP}
          thumbLabels={['Minimum price', 'Maximum price']}
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
      <p id={noteId} className="text-small leading-[1.4] text-ink-3">
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

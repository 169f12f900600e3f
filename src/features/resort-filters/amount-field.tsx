import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Range } from '@/api/resorts/filter-options.schema';
import { Input } from '@/components/ui/input';
import { PRICE_STEP } from '@/config/constants';
import { clamp } from '@/lib/clamp';
import { parseDecimal } from '@/lib/format';

interface AmountFieldProps {
  label: string;
  /** Id of the note on currencies. */
  noteId: string;
  amount: number;
  range: Range;
  /** The typed amount, or null for an emptied field. */
  onCommit: (amount: number | null) => void;
}

/**
 * A bound of the price, typed: applied by Enter, by leaving the field, and when Escape or Back closes the sheet. Anything but a
 * number changes nothing. A field of the browser's number type would read "45,50" as 4550 where the browser speaks another
 * language than the page, and change its amount as the page is scrolled.
 */
export function AmountField({ label, noteId, amount, range, onCommit }: AmountFieldProps) {
  const [text, setText] = useState<string | null>(null);

  const commit = () => {
    if (text === null) return;
    setText(null);
    const typed = Math.round(parseDecimal(text));
    if (text.trim() === '') onCommit(null);
    else if (!Number.isNaN(typed)) onCommit(typed);
  };
  // Escape and Back take the field away without a blur. In the panel, which goes with the entry it is open in, Back drops the
  // amount with all that is pending (useAddressState); the sheet goes after that, and keeps it.
  const onLeave = useEffectEvent(commit);
  useLayoutEffect(() => () => onLeave(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const typed = text === null ? Number.NaN : parseDecimal(text);
    const next = (Number.isNaN(typed) ? amount : typed) + (event.key === 'ArrowUp' ? PRICE_STEP : -PRICE_STEP);
    setText(String(clamp(next, range.min, range.max)));
  };

  return (
    <Input
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-describedby={noteId}
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      aria-valuenow={amount}
      aria-valuetext={text ?? undefined}
      className="text-center font-bold"
      value={text ?? String(amount)}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}

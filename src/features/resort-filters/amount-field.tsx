import { useEffect, useEffectEvent, useState } from 'react';
import type { Range } from '@/api/resorts/filter-options.schema';
import { Input } from '@/components/ui/input';
import { PRICE_STEP } from '@/config/constants';

interface AmountFieldProps {
  label: string;
  /** Id of the note on currencies. */
  noteId: string;
  amount: number;
  range: Range;
  /** The typed amount, or null for an emptied field. */
  onCommit: (amount: number | null) => void;
}

/** A bound of the price, typed: applied by Enter, by leaving the field, and when the field is taken away. */
export function AmountField({ label, noteId, amount, range, onCommit }: AmountFieldProps) {
  const [text, setText] = useState<string | null>(null);

  const commit = () => {
    if (text === null) return;
    setText(null);
    const typed = Math.round(Number(text));
    onCommit(text.trim() === '' || !Number.isFinite(typed) ? null : typed);
  };
  // Escape and Back take the field away without a blur.
  const onLeave = useEffectEvent(commit);
  useEffect(() => () => onLeave(), []);

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

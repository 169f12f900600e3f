import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useState } from 'react';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';

interface NumberStepperProps {
  /** Accessible name of the number. */
  label: string;
  /** Id of the text that describes the two buttons. */
  labelledBy: string;
  /** Id of a note on the number. */
  describedBy?: string | undefined;
  /** The number as shown and typed; null for any. */
  value: number | null;
  /** Its unit, the number as text without it, and what reads such a text; NaN if it is no number. */
  measure: { unit: string; format: (value: number) => string; parse: (text: string) => number };
  /** The next value up or down from one, or from any; undefined if there is none. */
  stepFrom: (value: number | null, way: 1 | -1) => number | undefined;
  onStep: (value: number) => void;
  /** Called with a typed number on Enter or blur, or when it is taken away; null for an emptied field. Invalid input changes nothing. */
  onCommit: (value: number | null) => void;
}

const ANY = m.value_any();
// Disabled with aria-disabled, because `disabled` would drop the focus at the end of the range.
const buttonClasses =
  'focus-inset grid h-full place-items-center hover:bg-ink/6 off:cursor-not-allowed off:bg-transparent off:text-control off:opacity-60';

const NUMBER = /^[\d\s.,'’]+$/;

/** Null for "any", undefined if invalid in this unit: so is "3500 m" where feet are expected. */
function readNumber(text: string, { unit, parse }: NumberStepperProps['measure']): number | null | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '' || typed === ANY.toLowerCase()) return null;
  const digits = typed.endsWith(unit.toLowerCase()) ? typed.slice(0, -unit.length) : typed;
  const number = NUMBER.test(digits) ? parse(digits) : Number.NaN;
  if (Number.isNaN(number)) return undefined;
  return number > 0 ? number : null;
}

/** A number with buttons for less and more, which can also be typed; empty is "Any". */
export function NumberStepper(props: NumberStepperProps) {
  const { label, labelledBy, describedBy, value, measure, stepFrom, onStep, onCommit } = props;
  const { unit, format } = measure;
  const [text, setText] = useState<string | null>(null);
  const words = value === null ? ANY : format(value);
  const isAny = value === null && text === null;

  const commit = () => {
    if (text === null) return;
    setText(null);
    const typed = readNumber(text, measure);
    if (typed !== undefined && typed !== value) onCommit(typed);
  };
  // Escape and Back take the field away without a blur. Before layout effects: those of a page may drop what is not applied.
  const onLeave = useEffectEvent(commit);
  useLayoutEffect(() => () => onLeave(), []);
  const step = (way: 1 | -1) => {
    // What is typed counts, though it is not applied yet.
    const typed = text === null ? undefined : readNumber(text, measure);
    const next = stepFrom(typed === undefined ? value : typed, way);
    if (next === undefined) return commit();
    setText(null);
    onStep(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <div className="grid h-11 grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] overflow-hidden rounded-2 border-[1.5px] border-control bg-surface max-md:h-12">
      <button
        type="button"
        aria-label={m.stepper_less()}
        aria-describedby={labelledBy}
        aria-disabled={stepFrom(value, -1) === undefined}
        onClick={() => step(-1)}
        className={buttonClasses}
      >
        <Minus aria-hidden className="size-[1.1em]" />
      </button>
      <span className="flex min-w-0 items-center justify-center border-x border-line">
        <input
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-describedby={describedBy}
          aria-valuenow={value ?? 0}
          aria-valuetext={value === null ? ANY : `${words} ${unit}`}
          className={cn(
            'focus-inset h-full min-w-0 bg-transparent font-bold',
            isAny ? 'w-full text-center' : 'w-[calc(50%+1.4em)] pr-1 text-right',
          )}
          value={text ?? words}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setText(target.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        {!isAny && (
          <span aria-hidden className="flex-1 text-small whitespace-nowrap text-ink-3">
            {unit}
          </span>
        )}
      </span>
      <button
        type="button"
        aria-label={m.stepper_more()}
        aria-describedby={labelledBy}
        aria-disabled={stepFrom(value, 1) === undefined}
        onClick={() => step(1)}
        className={buttonClasses}
      >
        <Plus aria-hidden className="size-[1.1em]" />
      </button>
    </div>
  );
}

import { ChevronDown, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { fieldClasses } from '@/components/ui/field-classes';
import { runUnits } from '@/domain/figures';
import { NEED_MAX, type Needs, ownNeeds, skierLevels, toTenth } from '@/domain/trip/trip';
import { cn } from '@/lib/class-names';
import { leavingFocusAround } from '@/lib/focus-heading';
import { formatDecimal, parseDecimal } from '@/lib/format';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { levelName } from '../trip-words';

// With enlarged text the fields have room for their numbers only below the name of their level.
const rowClasses = 'max-[20rem]:grid max-[20rem]:grid-cols-2';

/** At the lower end of the editor, the fields would open out of sight. */
const showWhole = (fields: HTMLElement | null): void => fields?.scrollIntoView({ block: 'nearest' });

interface NeedsFieldsProps {
  needs: Needs;
  /** The number of days it is multiplied by, in words. */
  daysNote: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (needs: Needs) => void;
}

/** "What is enough?": the six editable numbers that resorts are measured by. */
export function NeedsFields({ needs, daysNote, isOpen, onOpenChange, onChange }: NeedsFieldsProps) {
  const { name, perKilometre } = useUnits().distanceUnit;
  const headings = { km: m.trip_length_a_day({ unit: name }), runs: m.trip_runs_a_day() } as const;
  const isChanged = JSON.stringify(needs) !== JSON.stringify(ownNeeds);
  return (
    <>
      <button
        type="button"
        data-about="needs"
        aria-expanded={isOpen}
        className="link group/needs text-small"
        onClick={() => onOpenChange(!isOpen)}
      >
        {m.trip_what_is_enough()}
        <ChevronDown aria-hidden className="group-aria-expanded/needs:rotate-180" />
      </button>
      {isOpen && (
        <div ref={showWhole} tabIndex={-1} className="animate-fade-in scroll-mb-4 md:scroll-mb-22">
          <p className="pb-2 text-small leading-[1.4] text-ink-2">
            {m.trip_needs_note()} <ChangingText>{daysNote}</ChangingText>
          </p>
          <table className="w-full table-fixed text-small">
            <thead>
              <tr className={cn(rowClasses, 'text-caption text-ink-3')}>
                <td className="w-[9.5em] text-small max-[20rem]:hidden" />
                {runUnits.map((unit) => (
                  <th key={unit} scope="col" className="pb-1 pl-3 text-left font-medium">
                    {headings[unit]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {skierLevels.map((level) => (
                <tr key={level} className={rowClasses}>
                  <th
                    scope="row"
                    className="pr-2 text-left max-[20rem]:col-span-2 font-semibold first-letter:uppercase"
                  >
                    {levelName(level, 2)}
                  </th>
                  {runUnits.map((unit) => (
                    <td key={unit} className="py-1 pl-3">
                      <NeedField
                        label={`${headings[unit]}, ${levelName(level, 2)}`}
                        need={needs[level][unit]}
                        factor={unit === 'km' ? perKilometre : 1}
                        onChange={(need) => onChange({ ...needs, [level]: { ...needs[level], [unit]: need } })}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {isChanged && (
            <Button
              size="small"
              variant="quiet"
              className="mt-1 -ml-4"
              onClick={leavingFocusAround(() => onChange(ownNeeds))}
            >
              <RotateCcw aria-hidden />
              {m.trip_own_numbers()}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface NeedFieldProps {
  label: string;
  /** The stored number: kilometres, or runs. */
  need: number;
  /** Shown units per stored unit, for example miles per kilometre. */
  factor: number;
  onChange: (need: number) => void;
}

/** Accepts a number above 0 on blur, rounded to a tenth; restores anything else. */
function NeedField({ label, need, factor, onChange }: NeedFieldProps) {
  const shown = formatDecimal(toTenth(need * factor), { most: 1 });
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    const amount = toTenth(parseDecimal(typed));
    // Rounded to a tenth of a kilometre, like in a link.
    const stored = toTenth(amount / factor);
    const isChanged = formatDecimal(amount, { most: 1 }) !== shown;
    if (isChanged && stored > 0 && stored <= NEED_MAX) onChange(stored);
  };
  return (
    <input
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={5}
      value={typed ?? shown}
      className={`${fieldClasses} min-h-11 px-3`}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}

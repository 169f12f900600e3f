import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { PEOPLE_MAX, type SkierLevel, skierLevels, type Trip } from '@/domain/trip/trip';
import { capitalized } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { levelCount, levelName } from '../trip-words';

interface GroupSteppersProps {
  group: Trip['group'];
  onChange: (group: Trip['group']) => void;
}

const buttonClasses =
  'grid size-11 place-items-center rounded-2 border-[1.5px] border-control transition-colors hover:border-ink ' +
  'motion-safe:active:translate-y-px off:cursor-not-allowed off:translate-none off:border-line off:text-ink-3';

/** The number of people at each level. */
export function GroupSteppers({ group, onChange }: GroupSteppersProps) {
  // A change by keyboard is announced by the field itself, so only button presses need announcing.
  const [pressed, setPressed] = useState<SkierLevel | null>(null);
  return (
    <fieldset>
      <legend className="mb-0.5 text-small font-semibold">{m.trip_who_skis()}</legend>
      {skierLevels.map((level) => {
        const count = group[level];
        const set = (next: number, isPressed: boolean) => {
          setPressed(isPressed ? level : null);
          if (next >= 0 && next <= PEOPLE_MAX) onChange({ ...group, [level]: next });
        };
        const words = levelCount(level, count);
        return (
          <div
            key={level}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-b border-line py-[.55rem] max-[17rem]:grid-cols-1 max-[17rem]:gap-2"
          >
            <div>
              <p className="text-base leading-[1.35] font-semibold">{capitalized(levelName(level, 2))}</p>
              <p className="text-caption leading-[1.3] text-ink-3">{m.trip_level_counts({ level })}</p>
            </div>
            {/* Disabled with aria-disabled, because `disabled` would drop the focus at the end of the range. */}
            <div className="grid grid-cols-[2.75rem_minmax(0,2.75rem)_2.75rem] items-center">
              <button
                type="button"
                aria-label={m.trip_one_less({ level })}
                aria-disabled={count === 0}
                className={buttonClasses}
                onClick={() => set(count - 1, true)}
              >
                <Minus aria-hidden />
              </button>
              <CountField level={level} count={count} onChange={(next) => set(next, false)} />
              <button
                type="button"
                aria-label={m.trip_one_more({ level })}
                aria-disabled={count === PEOPLE_MAX}
                data-about={level === 'beginner' ? 'group' : undefined}
                className={buttonClasses}
                onClick={() => set(count + 1, true)}
              >
                <Plus aria-hidden />
              </button>
            </div>
            <output aria-live="polite" className="sr-only">
              {pressed === level && <ChangingText>{words}</ChangingText>}
            </output>
          </div>
        );
      })}
    </fieldset>
  );
}

interface CountFieldProps {
  level: SkierLevel;
  count: number;
  onChange: (count: number) => void;
}

/** The number itself, to type or step with the arrow keys. */
function CountField({ level, count, onChange }: CountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      role="spinbutton"
      aria-label={capitalized(levelName(level, 2))}
      aria-valuenow={count}
      aria-valuemin={0}
      aria-valuemax={PEOPLE_MAX}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      value={typed ?? count}
      className="focus-inset h-11 w-full min-w-0 rounded-2 bg-transparent text-center text-[1.125rem] font-bold"
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '');
        setTyped(digits);
        onChange(Math.min(PEOPLE_MAX, Number(digits)));
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        setTyped(null);
        onChange(count + (event.key === 'ArrowUp' ? 1 : -1));
      }}
    />
  );
}

import { startTransition, useId, useOptimistic } from 'react';
import { cn } from '@/lib/class-names';
import { setTheme, themes, useTheme } from '@/lib/theme';
import { setUnitSystem, unitSystems, useStoredUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';

/** Resolves once the browser has painted what React has rendered so far. */
const nextPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

interface ChoiceProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ legend, values, labels, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  // The choice shows at once. Applying it re-renders the whole page, half a second on a slow phone, so wait for a
  // paint.
  const [checked, setChecked] = useOptimistic(value);
  const choose = (option: Value) =>
    startTransition(async () => {
      setChecked(option);
      await nextPaint();
      onChange(option);
    });
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3">
      <legend className="float-left text-caption opacity-80">{legend}</legend>
      {values.map((option) => (
        <label
          key={option}
          className={cn(
            'relative inline-flex min-h-11 cursor-pointer items-center px-1 pb-0.5 text-small',
            option === checked
              ? 'font-semibold underline decoration-2 underline-offset-8'
              : 'hover:underline hover:underline-offset-8',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === checked}
            onChange={() => choose(option)}
            // As large as its word, around which the ring lies; a press is the word's.
            className="pointer-events-none absolute inset-0 size-full appearance-none"
          />
          <span>{labels[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}

const unitLabels = { metric: m.settings_metric(), imperial: m.settings_imperial() };
const themeLabels = { system: m.settings_system(), light: m.settings_light(), dark: m.settings_dark() };

/** The choice of units and theme; both are stored. */
export function DisplaySettings() {
  const { system } = useStoredUnits();
  const theme = useTheme();
  return (
    <div className="flex flex-wrap gap-x-8">
      <Choice
        legend={m.settings_units()}
        values={unitSystems}
        labels={unitLabels}
        value={system}
        onChange={setUnitSystem}
      />
      <Choice legend={m.settings_theme()} values={themes} labels={themeLabels} value={theme} onChange={setTheme} />
    </div>
  );
}

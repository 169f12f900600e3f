import { memo, type ReactNode, useId } from 'react';
import type { Range } from '@/api/resorts/filter-options.schema';
import type { Resort } from '@/api/resorts/resort.schema';
import { ChangingText } from '@/components/ui/changing-text';
import { NumberStepper } from '@/components/ui/number-stepper';
import { Skeleton } from '@/components/ui/skeleton';
import { Slider } from '@/components/ui/slider';
import { CM_PER_INCH, METRES_PER_FOOT } from '@/config/constants';
import { AMOUNT_MAX } from '@/domain/filters/filter-parsers';
import { clamp } from '@/lib/clamp';
import { formatCount, formatDecimal, parseDecimal } from '@/lib/format';
import { asWritten, type Units } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { useSliderHold } from './use-slider-hold';

/** How many resorts report a figure, out of how many. */
export interface Reported {
  count: number;
  of: number;
}

interface AmountFilterProps {
  label: string;
  scale: AmountScale;
  /** The lowest and highest value any resort reports, in the stored unit; null while unknown. */
  range: Range | null;
  /** In the stored unit; null for any. */
  value: number | null;
  /** Null while unknown. */
  reported: Reported | null;
  onMove: (value: number | null, isHeld: boolean) => void;
  /** Applies what was moved. */
  onApply: () => void;
  /** Rendered beside the legend. */
  children?: ReactNode;
}

/**
 * A bound on a figure, set by a slider or typed, with the number of resorts that report it: the others are left out.
 */
export const AmountFilter = memo(function AmountFilter(props: AmountFilterProps) {
  const { label, scale, range, value, reported, onMove, onApply, children } = props;
  const { isMaximum = false } = scale;
  const legendId = useId();
  const noteId = useId();
  const { isHeld, holdHandlers } = useSliderHold(onApply);
  const ends = sliderEnds(range, scale);
  const shown = value === null ? null : toShown(value, scale);
  const anyEnd = ends && (isMaximum ? ends.max : ends.min);
  const at = shown ?? anyEnd ?? 0;

  /** A bound at the end of the slider that means "any" restricts nothing. */
  const storedValue = (next: number): number | null => (next === anyEnd || next <= 0 ? null : toStored(next, scale));
  const move = (next: number | null) => onMove(next, isHeld());
  const stepFrom = (from: number | null, way: 1 | -1): number | undefined => {
    const steps = (from ?? anyEnd ?? 0) / scale.step;
    const next = ((way > 0 ? Math.floor(steps) : Math.ceil(steps)) + way) * scale.step;
    const { min, max } = ends ?? { min: 0, max: Number.POSITIVE_INFINITY };
    // A typed amount may be beyond the slider, and is stepped back to it.
    const isPast = way > 0 ? next > max : next < min;
    return isPast ? undefined : next;
  };

  return (
    <fieldset>
      <legend className="w-full">
        <span className="mb-1.5 flex min-h-7 flex-wrap items-center justify-between gap-x-2 max-md:min-h-11">
          <span id={legendId} className="text-small font-semibold">
            {label}
          </span>
          {children}
        </span>
      </legend>
      <NumberStepper
        // What is typed in one unit says nothing in another.
        key={scale.unit}
        label={label}
        labelledBy={legendId}
        describedBy={noteId}
        value={shown}
        measure={{ unit: scale.unit, format: formatAmount, parse: parseDecimal }}
        stepFrom={stepFrom}
        onStep={(next) => move(storedValue(next))}
        onCommit={(typed) => {
          move(typed === null ? null : toStored(typed, scale));
          onApply();
        }}
      />
      <div className="h-11">
        {ends && (
          <Slider
            value={[clamp(at, ends.min, ends.max)]}
            min={ends.min}
            max={ends.max}
            step={scale.step}
            marks={isMaximum ? 'before' : 'behind'}
            thumbLabels={[label]}
            thumbDescription={noteId}
            formatValue={(next) => (storedValue(next) === null ? m.value_any() : `${formatAmount(next)} ${scale.unit}`)}
            onValueChange={([next = at]) => move(storedValue(next))}
            {...holdHandlers}
          />
        )}
      </div>
      {/* In five columns the words take two lines once a bound is set. */}
      <p id={noteId} className="text-caption leading-[1.4] text-ink-3 xl:min-h-[2lh]">
        {reported ? (
          <ChangingText>{reportedWords(reported, value !== null)}</ChangingText>
        ) : (
          <Skeleton>130 of 374 report it</Skeleton>
        )}
      </p>
    </fieldset>
  );
});

/** How many of the resorts report a figure; null while they are loading. */
export const reportedBy = (
  resorts: readonly Resort[] | null,
  isReported: (resort: Resort) => boolean,
): Reported | null => resorts && { count: resorts.filter(isReported).length, of: resorts.length };

/** "130 of 374 report it"; once a bound is set, how many that leaves out. */
export function reportedWords({ count, of }: Reported, isSet: boolean): string {
  const missing = of - count;
  if (missing === 0) return m.filters_all_report({ of: formatCount(of) });
  if (!isSet) return m.filters_some_report({ count, shown: formatCount(count), of: formatCount(of) });
  return m.filters_left_out({ count: missing, shown: formatCount(missing) });
}

/** How an amount is shown and stepped through. Amounts are stored in metric units, but may be shown in others. */
interface AmountScale {
  unit: string;
  /** Shown units per stored unit. */
  perStored: number;
  /** In the shown unit. */
  step: number;
  /** For an upper bound: "any" is at the end of the slider instead of at its start. */
  isMaximum?: boolean;
}

/** The scales of the panel in the visitor's units. */
export function amountScales({ system, distanceUnit }: Units) {
  const isMetric = system === 'metric';
  const heights = isMetric
    ? { unit: 'm', perStored: 1, step: 100 }
    : { unit: 'ft', perStored: 1 / METRES_PER_FOOT, step: 250 };
  const snow = isMetric ? { unit: 'cm', perStored: 1, step: 50 } : { unit: 'in', perStored: 1 / CM_PER_INCH, step: 20 };
  const distance = { unit: distanceUnit.name, perStored: distanceUnit.perKilometre };
  return {
    heights,
    snow,
    km: { ...distance, step: isMetric ? 10 : 5 },
    runs: { unit: m.unit_runs(), perStored: 1, step: 10 },
    tripDistance: { ...distance, step: isMetric ? 50 : 25, isMaximum: true },
  } satisfies Record<string, AmountScale>;
}

/**
 * A shown amount in the stored unit, to a hundredth, and at most what the address can hold. In feet, inches and miles it
 * is the widest bound that is shown as this amount: "at least 360 in" finds a resort that shows 360 in, although its
 * 914 cm are less.
 */
export function toStored(typed: number, { perStored, isMaximum = false }: AmountScale): number {
  const shown = asWritten(typed);
  if (perStored === 1) return Math.min(AMOUNT_MAX, shown);
  const half = shown <= 10 ? 0.05 : 0.5;
  // From here on an amount would be rounded to another figure.
  const limit = ((isMaximum ? shown + half : shown - half) / perStored) * 100;
  const hundredths = isMaximum ? Math.ceil(limit) - 1 : Math.floor(limit) + 1;
  return Math.min(AMOUNT_MAX, hundredths / 100);
}

/** A stored amount in the shown unit. */
export const toShown = (stored: number, { perStored }: AmountScale): number => asWritten(stored * perStored);

/** An amount in the shown unit, to a tenth: "2.5". */
const formatAmount = (shown: number): string => formatDecimal(shown, { most: 1 });

/** The ends of a slider in the shown unit: whole steps within the stored range; null if no step fits between them. */
export function sliderEnds(range: Range | null, scale: AmountScale): Range | null {
  if (!range) return null;
  const stepsIn = (stored: number) => Math.floor((stored * scale.perStored) / scale.step);
  const min = stepsIn(range.min) * scale.step;
  const max = stepsIn(range.max) * scale.step;
  return max > min ? { min, max } : null;
}

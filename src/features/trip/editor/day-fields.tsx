import { useId } from 'react';
import { FieldError } from '@/components/form/form-field';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import { today } from '../trip-storage';
import type { TripProblems } from '../trip-validation';

interface DayFieldsProps {
  /** ISO dates, or '' for an empty field. */
  from: string;
  to: string;
  problems: TripProblems;
  onChange: (days: { from?: string; to?: string }) => void;
  /** A calendar is shown below, so the fields hide their native ones. */
  hasCalendar: boolean;
}

/** Fields for the first and the last day, which cannot be before the first. */
export function DayFields({ from, to, problems, onChange, hasCalendar }: DayFieldsProps) {
  const picker = hasCalendar ? '[&::-webkit-calendar-picker-indicator]:hidden' : '';
  return (
    <div className="grid grid-cols-2 gap-3 md:gap-4 max-[22rem]:grid-cols-1">
      <DayField
        label={m.trip_first_day()}
        name="from"
        about="dates"
        value={from}
        min={today()}
        error={problems.from}
        className={picker}
        onChange={(day) => onChange({ from: day })}
      />
      <DayField
        label={m.trip_last_day()}
        name="to"
        value={to}
        min={from || today()}
        error={problems.to}
        className={picker}
        onChange={(day) => onChange({ to: day })}
      />
    </div>
  );
}

interface DayFieldProps {
  label: string;
  name: 'from' | 'to';
  about?: string;
  value: string;
  min: string;
  error: string | undefined;
  className: string;
  onChange: (day: string) => void;
}

function DayField({ label, name, about, value, min, error, className, onChange }: DayFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div className="min-w-0">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="date"
        data-day={name}
        data-about={about}
        min={min}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error ? messageId : undefined}
        className={cn('max-[22rem]:px-2', className)}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldError id={messageId}>{error}</FieldError>
    </div>
  );
}

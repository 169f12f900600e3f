import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { FieldMessage } from '@/components/form/form-field';
import { ChangingText } from '@/components/ui/changing-text';
import { fieldClasses } from '@/components/ui/field-classes';
import { Label } from '@/components/ui/label';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import type { TripProblems } from '../trip-validation';

interface BudgetFieldProps {
  amount: string;
  currency: string;
  isForAll: boolean;
  /** The trip has the people and days a budget for all depends on. */
  canCount: boolean;
  currencies: readonly string[];
  problems: TripProblems;
  onChange: (budget: { amount?: string; currency?: string; isForAll?: boolean }) => void;
}

/** Maximum price of a day's lift ticket, or of everyone's tickets for all days, and its currency. */
export function BudgetField({
  amount,
  currency,
  isForAll,
  canCount,
  currencies,
  problems,
  onChange,
}: BudgetFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const error = problems.amount ?? problems.currency;
  const message = error ?? (isForAll && !canCount ? m.trip_needs_days_and_group() : undefined);
  const wiring = { 'aria-describedby': message ? messageId : undefined };
  return (
    <div className="min-w-0">
      <Label htmlFor={id}>
        <ChangingText>{isForAll ? m.trip_tickets_at_most() : m.trip_ticket_at_most()}</ChangingText>
      </Label>
      <div className="grid grid-cols-[5.4rem_minmax(0,1fr)]">
        <div className="relative">
          <select
            aria-label={m.field_currency()}
            value={currency}
            aria-invalid={problems.currency !== undefined}
            {...wiring}
            className={cn(fieldClasses, 'appearance-none rounded-r-none border-r-0 pr-7 pl-3.5')}
            onChange={({ target }) => onChange({ currency: target.value })}
          >
            {[...new Set([...currencies, currency])].map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-2 size-5! -translate-y-1/2 fill-current stroke-none!"
          />
        </div>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          data-about="budget"
          value={amount}
          aria-invalid={problems.amount !== undefined}
          {...wiring}
          className={cn(fieldClasses, 'min-w-0 rounded-l-none px-3.5 font-semibold')}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      </div>
      <Segmented
        aria-label={m.trip_budget_is()}
        value={isForAll ? 'all' : 'day'}
        className="mt-1.5"
        onValueChange={(value) => onChange({ isForAll: value === 'all' })}
      >
        <SegmentedItem value="day">{m.trip_budget_day()}</SegmentedItem>
        <SegmentedItem value="all">{m.trip_budget_all()}</SegmentedItem>
      </Segmented>
      {message && (
        <div className="mt-1.5 text-small leading-[1.4] text-ink-3">
          <FieldMessage id={messageId} isError={error !== undefined}>
            {message}
          </FieldMessage>
        </div>
      )}
    </div>
  );
}

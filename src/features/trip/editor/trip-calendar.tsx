import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type DayButtonProps, DayPicker, type Modifiers } from 'react-day-picker';
import { IconButton } from '@/components/ui/icon-button';
import { locale } from '@/config/locale';
import { isDay } from '@/domain/season-fit';
import { cn } from '@/lib/class-names';
import { britishLocale } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { isoDay, today } from '../trip-storage';

interface TripCalendarProps {
  /** ISO dates, or '' for none. */
  from: string;
  to: string;
  /** The last day is only proposed: the next day chosen replaces it. */
  isLastProposed: boolean;
  onChange: (days: { from: string; to: string }) => void;
}

type WeekDay = 0 | 1 | 2 | 3 | 4 | 5 | 6;
type WithWeekInfo = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };

const dateOf = (iso: string) => (isDay(iso) ? new Date(`${iso}T12:00`) : undefined);
const startOfMonth = (date: Date, ahead = 0) => new Date(date.getFullYear(), date.getMonth() + ahead, 1);
/** How far ahead a trip can be planned, in months. */
const MONTHS_AHEAD = 24;

/** The first day of the week in the visitor's locale, 0 for Sunday; Monday if the browser does not know it. */
function firstDayOfWeek(): WeekDay {
  try {
    const visitors: WithWeekInfo = new Intl.Locale(navigator.language);
    const firstDay = (visitors.getWeekInfo?.() ?? visitors.weekInfo)?.firstDay ?? 1;
    return (firstDay % 7) as WeekDay;
  } catch {
    return 1;
  }
}

const formatOf = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(britishLocale, options).format;
const longDay = formatOf({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** "Sunday 14 February 2027". Browsers differ on the comma after an English weekday. */
const dayName = (date: Date) => (locale === 'en' ? longDay(date).replace(',', '') : longDay(date));
const monthName = formatOf({ month: 'long', year: 'numeric' });
const weekdayName = formatOf({ weekday: 'long' });
const shortWeekday = formatOf({ weekday: 'short' });

/** Two months in which to choose the first day, then the last. Past days are disabled. */
export function TripCalendar({ from, to, isLastProposed, onChange }: TripCalendarProps) {
  const [first, last] = [dateOf(from), dateOf(to)];
  const thisMonth = startOfMonth(new Date());
  const lastMonth = startOfMonth(thisMonth, MONTHS_AHEAD);
  /** That of the first day, if it is not past; at most the last in which a trip can be planned. */
  const firstMonth = first && from >= today() ? startOfMonth(new Date(Math.min(+first, +lastMonth))) : undefined;
  const [month, setMonth] = useState(firstMonth ?? thisMonth);

  // Scrolls to a first day that was typed.
  const [shownFrom, setShownFrom] = useState(from);
  if (from !== shownFrom) {
    setShownFrom(from);
    if (firstMonth && (firstMonth < month || firstMonth > startOfMonth(month, 1))) setMonth(firstMonth);
  }

  const choose = (date: Date) => {
    const day = isoDay(date);
    if (!first || (to && !isLastProposed) || day < from) onChange({ from: day, to: '' });
    else onChange({ from, to: day });
  };
  const step = (count: number) => setMonth((now) => startOfMonth(now, count));
  return (
    // The room of months of six weeks, so that the fields below stand still when the months change.
    <div className="relative mt-4 min-h-74">
      <div className="pointer-events-none absolute -inset-x-3 -top-[.35rem] flex justify-between *:pointer-events-auto">
        <IconButton
          label={m.trip_previous_month()}
          aria-disabled={month <= thisMonth}
          onClick={() => month > thisMonth && step(-1)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton
          label={m.trip_next_month()}
          aria-disabled={month >= lastMonth}
          onClick={() => month < lastMonth && step(1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <DayPicker
        mode="range"
        numberOfMonths={2}
        hideNavigation
        month={month}
        onMonthChange={setMonth}
        startMonth={thisMonth}
        endMonth={startOfMonth(lastMonth, 1)}
        weekStartsOn={firstDayOfWeek()}
        disabled={{ before: new Date() }}
        selected={{ from: first, to: last && first && last >= first ? last : undefined }}
        onSelect={(_range, date) => choose(date)}
        labels={{ labelDayButton: dayName, labelGrid: monthName, labelWeekday: weekdayName }}
        formatters={{
          formatCaption: monthName,
          formatWeekdayName: (date) => shortWeekday(date).slice(0, 2),
        }}
        components={{ DayButton: CalendarDay }}
        classNames={{
          months: 'grid grid-cols-2 gap-8',
          month_caption: 'mb-1 text-center text-base leading-9 font-bold',
          month_grid: 'w-full table-fixed border-collapse',
          weekday: 'h-7 text-caption font-medium text-ink-3',
          day: 'px-0 py-px',
        }}
      />
    </div>
  );
}

/** The corners of a day: round where the chosen days begin or end, and those of any other day. */
function shapeOf({ range_start, range_middle, range_end }: Modifiers): string {
  if (range_middle) return 'bg-glacier-tint';
  if (range_start === range_end) return 'rounded-2';
  return range_start ? 'rounded-l-2' : 'rounded-r-2';
}

/** First and last day in ink, those between them tinted. */
function CalendarDay({ day: _day, modifiers, className: _className, ...props }: DayButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { focused, selected, range_middle, disabled, today } = modifiers;
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const isEnd = selected && !range_middle;
  const look = cn(
    isEnd ? 'bg-ink font-bold text-paper' : 'font-medium',
    disabled && 'cursor-not-allowed text-ink-3 line-through decoration-1',
    !disabled && !isEnd && 'hover:shadow-[inset_0_0_0_1.5px_var(--control)]',
  );
  return (
    <button
      ref={button}
      {...props}
      // Its cell is what is selected, but the focus is here.
      aria-pressed={selected === true}
      aria-current={today ? 'date' : undefined}
      className={cn('focus-inset h-9 w-full text-small', shapeOf(modifiers), look)}
    />
  );
}

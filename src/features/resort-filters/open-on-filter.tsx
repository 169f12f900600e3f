import { Check } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { ChangingText } from '@/components/ui/changing-text';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { Skeleton } from '@/components/ui/skeleton';
import { dayRangeText } from '@/domain/day-range-text';
import type { ListFilters, OpenOn } from '@/domain/filters/list-filters';
import type { ListTrip } from '@/domain/filters/list-trip';
import { type DayRange, isSameDays, seasonFit } from '@/domain/season-fit';
import { seasonSpan } from '@/domain/season-months';
import { formatCount, monthNames } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { reportedBy, reportedWords } from './amount-filter';
import { FilterSelect } from './filter-selects';

interface OpenOnFilterProps {
  value: OpenOn | null;
  /** The days of the visitor's trip, or null. */
  days: ListTrip['days'];
  /** Null while the catalogue is loading. */
  resorts: readonly Resort[] | null;
  onChange: (choice: Pick<ListFilters, 'openOn'>) => void;
}

/**
 * Of the resorts in season on some days, how many may be closed on part of them: "101 of 115 in season open or close
 * that month".
 */
function edgeWords(resorts: readonly Resort[], days: DayRange): string | null {
  const states = resorts.map(({ season }) => seasonFit(season, days).state);
  const edge = states.filter((state) => state === 'edge').length;
  const inSeason = edge + states.filter((state) => state === 'open' || state === 'all-year').length;
  if (edge === 0) return null;
  const counts = { count: edge, edge: formatCount(edge), shown: formatCount(inSeason) };
  const isOneMonth = days.from.slice(0, 7) === days.to.slice(0, 7);
  return isOneMonth ? m.filters_edge_month(counts) : m.filters_edge_months(counts);
}

/**
 * When a resort has to be open: in a month (which may be the last of its season), into the month after, or on the
 * trip's days.
 */
export function OpenOnFilter({ value, days, resorts, onChange }: OpenOnFilterProps) {
  const month = value && 'month' in value ? value : null;
  const range = value && 'days' in value ? value.days : null;
  const isTrip = range !== null && days !== null && isSameDays(range, days.range);
  // Days from a link that are not the trip's stay in the list until another choice is made.
  const otherDays = range && !isTrip ? dayRangeText(range) : '';
  const names = monthNames();
  const monthName = month ? names[month.month] : undefined;
  // Can be chosen before a month, because nobody would look for "late April" behind April; applied with the month.
  const [isBeyondNext, setBeyondNext] = useState(false);
  const isBeyond = month?.isBeyond ?? isBeyondNext;
  const choose = (openOn: OpenOn | null) => {
    setBeyondNext(false);
    onChange({ openOn });
  };
  return (
    <div className="min-w-0">
      <FilterSelect
        label={m.filters_open_on()}
        isInPanel
        all={{ value: 'any', label: m.filters_any_month() }}
        choices={names}
        value={otherDays || (monthName ?? '')}
        onChange={(choice) => {
          const index = names.indexOf(choice);
          choose(index < 0 ? null : { month: index, isBeyond });
        }}
      />
      {!range && (
        <HowLong
          monthName={monthName}
          nextName={month ? names[(month.month + 1) % names.length] : undefined}
          isBeyond={isBeyond}
          onChange={(next) => {
            if (month) choose({ ...month, isBeyond: next });
            else setBeyondNext(next);
          }}
        />
      )}
      {days && (
        <TripDays
          text={days.text}
          isChecked={isTrip}
          onChange={(isChecked) => choose(isChecked ? { days: days.range } : null)}
        />
      )}
      <Notes resorts={resorts} range={range} isSet={value !== null} />
    </div>
  );
}

interface HowLongProps {
  /** The chosen month and the one after it; undefined before one is chosen. */
  monthName: string | undefined;
  nextName: string | undefined;
  isBeyond: boolean;
  onChange: (isBeyond: boolean) => void;
}

/** Open for part of the month, or into the next. */
function HowLong({ monthName, nextName, isBeyond, onChange }: HowLongProps) {
  const groupId = useId();
  const part = monthName ? m.filters_part_of({ month: monthName }) : m.filters_part_of_month();
  const beyond = nextName ? m.filters_into({ month: nextName }) : m.filters_into_next();
  return (
    <>
      <p id={groupId} hidden>
        {m.filters_how_long()}
      </p>
      <Segmented
        aria-labelledby={groupId}
        className="mt-2"
        value={isBeyond ? 'beyond' : 'part'}
        onValueChange={(choice) => onChange(choice === 'beyond')}
      >
        <SegmentedItem value="part" className="px-2 leading-tight">
          <ChangingText>{part}</ChangingText>
        </SegmentedItem>
        <SegmentedItem value="beyond" className="px-2 leading-tight">
          <ChangingText>{beyond}</ChangingText>
        </SegmentedItem>
      </Segmented>
    </>
  );
}

interface TripDaysProps {
  text: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

function TripDays({ text, isChecked, onChange }: TripDaysProps) {
  return (
    <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-2.5 text-small font-semibold">
      <span className="grid flex-none *:col-start-1 *:row-start-1">
        <input
          type="checkbox"
          className="peer size-5 appearance-none rounded-1 border-[1.5px] border-control bg-surface checked:border-ink checked:bg-ink forced-colors:appearance-auto"
          checked={isChecked}
          onChange={({ target }) => onChange(target.checked)}
        />
        <Check
          aria-hidden
          className="pointer-events-none size-4 place-self-center text-paper opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        />
      </span>
      <span key={text}>{m.filters_trip_days({ days: text })}</span>
    </label>
  );
}

interface NotesProps {
  /** Null while the catalogue is loading. */
  resorts: readonly Resort[] | null;
  /** The days to be open on; null for a month, and for any time. */
  range: DayRange | null;
  isSet: boolean;
}

/** How many resorts may be closed on some of the days, and how many report a season. */
function Notes({ resorts, range, isSet }: NotesProps) {
  const edge = useMemo(() => resorts && range && edgeWords(resorts, range), [resorts, range]);
  const reported = useMemo(
    () => reportedBy(resorts, ({ season }) => seasonSpan(season.start, season.end) !== null),
    [resorts],
  );
  return (
    <>
      {range && (edge || !resorts) && (
        <p className="mt-1.5 text-caption leading-[1.4] text-ink-2">
          {edge ? (
            <ChangingText>{edge}</ChangingText>
          ) : (
            <Skeleton>101 of 115 in season open or close that month</Skeleton>
          )}
        </p>
      )}
      <p className="mt-1.5 text-caption leading-[1.4] text-ink-3">
        {reported ? (
          <ChangingText>{reportedWords(reported, isSet)}</ChangingText>
        ) : (
          <Skeleton>130 of 374 report it</Skeleton>
        )}
      </p>
    </>
  );
}

import { Check } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { ChangingText } from '@/components/ui/changing-text';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { dayRangeText } from '@/domain/day-range-text';
import type { ListFilters, OpenOn } from '@/domain/filters/list-filters';
import type { ListTrip } from '@/domain/filters/list-trip';
import { type DayRange, seasonFit } from '@/domain/season-fit';
import { seasonSpan } from '@/domain/season-months';
import { formatCount, monthNames } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { reportedWords } from './amount-filter';
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

const isSame = (a: DayRange, b: DayRange) => a.from === b.from && a.to === b.to;

/**
 * When a resort has to be open: in a month (which may be the last of its season), into the month after, or on the
 * trip's days.
 */
export function OpenOnFilter({ value, days, resorts, onChange }: OpenOnFilterProps) {
  const groupId = useId();
  const count = useMemo(
    () => resorts?.filter(({ season }) => seasonSpan(season.start, season.end) !== null).length ?? 0,
    [resorts],
  );
  const month = value && 'month' in value ? value : null;
  const range = value && 'days' in value ? value.days : null;
  const isTrip = range !== null && days !== null && isSame(range, days.range);
  // Days from a link that are not the trip's stay in the list until another choice is made.
  const otherDays = range && !isTrip ? dayRangeText(range) : '';
  const edge = useMemo(() => range && resorts && edgeWords(resorts, range), [resorts, range]);
  const names = monthNames();
  const name = (later: number) => (month ? names[(month.month + later) % names.length] : undefined);
  // Can be chosen before a month, because nobody would look for "late April" behind April; applied with the month.
  const [isBeyondNext, setBeyondNext] = useState(false);
  const isBeyond = month?.isBeyond ?? isBeyondNext;
  const choose = (openOn: OpenOn | null) => {
    setBeyondNext(false);
    onChange({ openOn });
  };
  const [monthName, nextName] = [name(0), name(1)];
  const part = monthName ? m.filters_part_of({ month: monthName }) : m.filters_part_of_month();
  const beyond = nextName ? m.filters_into({ month: nextName }) : m.filters_into_next();

  return (
    <div className="min-w-0">
      <FilterSelect
        label={m.filters_open_on()}
        isInPanel
        all={{ value: 'any', label: m.filters_any_month() }}
        choices={names}
        value={otherDays || (name(0) ?? '')}
        onChange={(choice) => {
          const index = names.indexOf(choice);
          choose(index < 0 ? null : { month: index, isBeyond });
        }}
      />
      {!range && (
        <>
          <p id={groupId} hidden>
            {m.filters_how_long()}
          </p>
          <Segmented
            aria-labelledby={groupId}
            className="mt-2"
            value={isBeyond ? 'beyond' : 'part'}
            onValueChange={(choice) =>
              month ? choose({ ...month, isBeyond: choice === 'beyond' }) : setBeyondNext(choice === 'beyond')
            }
          >
            <SegmentedItem value="part" className="px-2 leading-tight">
              <span key={part}>{part}</span>
            </SegmentedItem>
            <SegmentedItem value="beyond" className="px-2 leading-tight">
              <span key={beyond}>{beyond}</span>
            </SegmentedItem>
          </Segmented>
        </>
      )}
      {days && (
        <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-2.5 text-small font-semibold">
          <span className="grid flex-none *:col-start-1 *:row-start-1">
            <input
              type="checkbox"
              className="peer size-5 appearance-none rounded-1 border-[1.5px] border-control bg-surface checked:border-ink checked:bg-ink forced-colors:appearance-auto"
              checked={isTrip}
              onChange={({ target }) => choose(target.checked ? { days: days.range } : null)}
            />
            <Check
              aria-hidden
              className="pointer-events-none size-4 place-self-center text-paper opacity-0 peer-checked:opacity-100 forced-colors:hidden"
            />
          </span>
          <span key={days.text}>{m.filters_trip_days({ days: days.text })}</span>
        </label>
      )}
      {edge && (
        <p className="mt-1.5 text-caption leading-[1.4] text-ink-2">
          <ChangingText>{edge}</ChangingText>
        </p>
      )}
      {resorts && (
        <p className="mt-1.5 text-caption leading-[1.4] text-ink-3">
          <ChangingText>{reportedWords({ count, of: resorts.length }, value !== null)}</ChangingText>
        </p>
      )}
    </div>
  );
}

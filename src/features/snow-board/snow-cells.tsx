import type { ReactNode } from 'react';
import { SourceWord } from '@/components/figure-source';
import { tableRoles } from '@/components/table-roles';
import { Skeleton } from '@/components/ui/skeleton';
import { FORECAST_DAYS } from '@/config/constants';
import { countOfSnowDays, type ReportState, type SnowFigures } from '@/domain/snow/snow-figures';
import { compassText, conditionText } from '@/domain/weather-words';
import { formatDayAge, isToday } from '@/lib/age';
import { cn } from '@/lib/class-names';
import { formatCount } from '@/lib/format';
import { type Measure, useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { SnowDays } from './snow-days';
import { NotLoaded, RetryButton, type RetryButtonProps } from './snow-failure';

interface CellProps {
  /** Name of the column, which phones show in each cell. */
  label: string;
  state: ReportState;
  /** Null if not reported. */
  measure: Measure | null;
  /** Shown large, with a small unit. */
  isLarge?: boolean;
  note?: string | undefined;
  className?: string;
}

// Not animated: dozens of animated cells cost a slow phone half of every frame while the rows fill in.
const bar = 'bg-on-board/10! after:hidden';

/** A figure of the conditions. Where they did not load, it is estimated, grey and labelled, or says that it did not load. */
function Cell({ label, state, measure, isLarge = false, note, className }: CellProps) {
  const isEstimated = state === 'failed' && measure !== null;
  return (
    <td
      {...tableRoles.cell}
      data-source={isEstimated ? 'estimated' : 'reported'}
      className={cn('min-w-0 leading-[1.3]', isEstimated && 'text-on-board-2', className)}
    >
      <span className="block text-caption text-on-board-2 lg:hidden">{`${label} `}</span>
      {state === 'waiting' ? (
        <Skeleton className={bar}>88 cm</Skeleton>
      ) : (
        <CellFigure measure={measure} isLarge={isLarge} state={state} />
      )}
      {isEstimated && <SourceWord source="estimated" className="ml-2 text-on-board-2" />}
      {state === 'reported' && (
        <span key={note} className="block text-small wrap-anywhere text-on-board-2 max-[22rem]:text-caption">
          {note && ` ${note}`}
        </span>
      )}
    </td>
  );
}

const NoFigure = () => <span className="text-small text-on-board-2">{m.not_reported()}</span>;

function CellFigure({ measure, isLarge, state }: Pick<CellProps, 'measure' | 'isLarge' | 'state'>) {
  if (!measure) return state === 'failed' ? <NotLoaded /> : <NoFigure />;
  const look = isLarge && 'lg:text-[2rem] lg:leading-none lg:font-panel lg:tracking-number';
  return (
    <span key={measure.text} className={cn('font-semibold whitespace-nowrap', look)}>
      {measure.value}
      <small className={cn('text-[1em]', isLarge && 'lg:text-[.5em] lg:font-medium lg:tracking-normal')}>
        {measure.text.slice(measure.value.length)}
      </small>
    </span>
  );
}

/** The sum of the days: the board's main figure. */
function NewSnow({ figures, children }: { figures: SnowFigures; children: ReactNode }) {
  const units = useUnits();
  const { forecastState, newSnow } = figures;
  const days = countOfSnowDays(figures.days) || FORECAST_DAYS;
  const content = () => {
    if (forecastState === 'waiting') return <Skeleton className={cn('text-[2.5rem] leading-none', bar)}>88</Skeleton>;
    if (newSnow === null) return forecastState === 'failed' ? children : <NoFigure />;
    const { value, unit, text } = units.snow(newSnow);
    return (
      <span
        key={text}
        className="text-[clamp(2rem,9.1vw,2.5rem)] leading-none font-light tracking-number lg:text-[2.375rem]"
      >
        {value}
        <small className="text-[.45em] font-medium tracking-normal opacity-78">{` ${unit}`}</small>
      </span>
    );
  };
  return (
    <td {...tableRoles.cell} data-source="worked out" className="min-w-0 text-right lg:text-left">
      {content()}{' '}
      <span className="block text-caption text-on-board-2 lg:hidden">
        {m.snow_new_in({ count: days, shown: formatCount(days) })}
      </span>
    </td>
  );
}

function NoDays({ state }: { state: ReportState }) {
  if (state === 'waiting') return <Skeleton className={cn('mt-5 block! h-11 w-full', bar)} />;
  return state === 'reported' ? <span className="text-small text-on-board-2">{m.snow_no_forecast()}</span> : null;
}

export interface SnowCellsProps extends RetryButtonProps {
  figures: SnowFigures;
  /** A time of the present day. */
  today: Date;
  /** The rows are sorted by temperature, which phones show in place of the wind then. */
  isByTemperature: boolean;
}

/** The cells of a row: new snow with its days, then current conditions. */
export function SnowCells({ figures, today, isByTemperature, ...retry }: SnowCellsProps) {
  const units = useUnits();
  const { weatherState: state, forecastState, newSnow, days } = figures;
  const { depth, lastSnowfall, temperature, wind, condition, reportedAt } = figures;
  // Phones leave out bars that would all be empty, but reserve their room while loading.
  const hasNoSnow = forecastState === 'reported' && !newSnow;
  const hasNoBars = hasNoSnow && days.length > 0;
  const isOld = state === 'reported' && reportedAt !== '' && !isToday(reportedAt, today);
  const reportedOn = isOld ? formatDayAge(reportedAt, today) : null;
  return (
    <>
      <NewSnow figures={figures}>
        <NotLoaded />
        <RetryButton {...retry} />
      </NewSnow>
      <td
        {...tableRoles.cell}
        data-source="reported"
        className={cn(
          'col-span-3 pt-2.5 pb-3 lg:col-span-1 lg:p-0',
          !hasNoSnow && 'min-h-21',
          hasNoBars && 'max-lg:h-3 max-lg:overflow-hidden max-lg:p-0',
        )}
      >
        {days.length > 0 ? <SnowDays days={days} units={units} /> : <NoDays state={forecastState} />}
      </td>
      <Cell
        label={m.snow_depth()}
        state={state}
        measure={depth === null ? null : units.snow(depth)}
        isLarge
        note={reportedOn ? m.snow_reported({ age: reportedOn }) : undefined}
      />
      <Cell
        label={m.fact_last_snowfall()}
        state={state}
        measure={lastSnowfall && units.snow(lastSnowfall.amount)}
        note={lastSnowfall ? (formatDayAge(lastSnowfall.date, today) ?? lastSnowfall.date) : undefined}
      />
      <Cell
        label={m.snow_temperature()}
        state={state}
        measure={temperature === null ? null : units.temperature(temperature)}
        note={condition && conditionText(condition)}
        className={cn(!isByTemperature && 'max-lg:hidden')}
      />
      <Cell
        label={m.fact_wind()}
        state={state}
        measure={wind && units.speed(wind.speed)}
        note={wind ? compassText(wind.direction) : undefined}
        className={cn(isByTemperature && 'max-lg:hidden')}
      />
      {state === 'failed' && (
        <td
          {...tableRoles.cell}
          className="col-span-3 flex flex-wrap items-center gap-x-4 pt-2 lg:col-span-7 lg:justify-end"
        >
          <span className="text-small text-on-board-2">{m.snow_conditions_failed()}</span>
          <RetryButton {...retry} />
        </td>
      )}
    </>
  );
}

import { useMemo, useRef, useState } from 'react';
import { tableRoles } from '@/components/table-roles';
import { Skeleton } from '@/components/ui/skeleton';
import { FRESH_FOR } from '@/config/constants';
import { waitingFigures } from '@/domain/snow/snow-figures';
import { agoOf, useNow } from '@/lib/age';
import { formatCount } from '@/lib/format';
import { useUnits } from '@/lib/units';
import { useIsOnline } from '@/lib/use-is-online';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { SnowBar } from './snow-bar';
import { BAR_HEIGHT, HEAVY_DAY_CM, SnowScale } from './snow-days';
import { SnowHead } from './snow-head';
import { SnowRow } from './snow-row';
import { headline } from './snow-words';
import { useBoardOrder } from './use-board-order';
import { useRowsInView } from './use-rows-in-view';
import { useSnowReports } from './use-snow-reports';

/** A resort of the board; without a name while only its id is known. */
export interface SnowResort {
  id: string;
  name?: string;
  country?: string;
}

/** No narrower than three digits with their unit or the longest column name: at 1024 px the bars give way. */
const COLUMNS =
  'minmax(8.5rem,1.9fr) 6.75rem minmax(9rem,14.5rem) minmax(5.75rem,.8fr) minmax(4.75rem,.85fr) minmax(6.25rem,.95fr) minmax(4.25rem,.7fr)';

/** The snow of several resorts side by side: last snowfall, depth, forecast, temperature and wind. */
export function SnowBoard({ resorts }: { resorts: readonly SnowResort[] | undefined }) {
  return resorts ? <LoadedBoard resorts={resorts} /> : <BoardSkeleton />;
}

function LoadedBoard({ resorts }: { resorts: readonly SnowResort[] }) {
  const units = useUnits();
  const now = useNow();
  // The same object all day, for the rows, which render again when it changes.
  const [today, setToday] = useState(now);
  if (today.toDateString() !== now.toDateString()) setToday(now);
  const isOnline = useIsOnline();
  const body = useRef<HTMLTableSectionElement>(null);
  const { isInView, observe } = useRowsInView();
  const ids = useMemo(() => resorts.map(({ id }) => id), [resorts]);
  const { reports, isRefreshing, refresh, retry } = useSnowReports(ids, { isInView });

  const rows = resorts.map(({ id, name = '', country = '' }) => ({
    id,
    name,
    country,
    figures: reports.get(id)?.figures ?? waitingFigures,
  }));
  // The headline names the resort it is about.
  const settled = resorts.filter(({ id, name }) => name !== undefined && reports.get(id)?.isSettled).length;
  const isSettled = settled === ids.length;

  const isReading = () => {
    const element = body.current;
    return element !== null && (element.contains(document.activeElement) || element.getBoundingClientRect().top < 0);
  };
  const board = useBoardOrder({ rows, isSettled, isReading });
  useRestoreFocus(body, board.newer, (before, now) => now < before);

  const fetchTimes = board.ordered.flatMap(({ figures }) => figures.givenAt ?? []);
  const newest = Math.max(...fetchTimes);
  const fetched = fetchTimes.length > 0 ? { newest, oldest: Math.min(...fetchTimes) } : null;
  const ageOfRow = (instant: number | null) =>
    instant && (!isOnline || instant < newest - FRESH_FOR.weather) ? m.snow_fetched({ age: agoOf(instant, now) }) : '';

  const tallest = Math.max(
    HEAVY_DAY_CM,
    ...rows.flatMap(({ figures }) => figures.days.map(({ snowAmount }) => snowAmount ?? 0)),
  );
  const sort = resorts.length > 1 ? board.sort : null;
  const sentence = headline(rows, settled, units, now);

  return (
    <>
      <p role="status" data-source="reported" className="mb-1 min-h-[2lh] text-lead text-ink lg:min-h-lh">
        <span key={sentence} aria-hidden={!isSettled} className={isSettled ? undefined : 'text-ink-2'}>
          {sentence}
        </span>
      </p>
      <SnowBar
        fetched={fetched}
        isRefreshing={!isSettled || isRefreshing}
        onRefresh={() => {
          board.awaitNewer();
          refresh();
        }}
        sort={sort}
        onSort={board.sortBy}
      />
      <div className="rounded-3 border border-board-edge bg-board px-4 pt-1 pb-3 text-on-board lg:px-7 lg:pt-2 lg:pb-4">
        <div role="status" className="sticky top-20 z-10 flex h-0 justify-center">
          {board.newer > 0 && (
            <button
              key={board.newer}
              type="button"
              onClick={board.apply}
              className="h-11 animate-fade-in rounded-full border-[1.5px] border-control bg-surface px-5 text-small font-semibold whitespace-nowrap text-ink shadow-menu"
            >
              {m.snow_rows_newer({ count: board.newer, shown: formatCount(board.newer) })}
            </button>
          )}
        </div>
        <table
          {...tableRoles.table}
          aria-label={m.snow_of_favorites()}
          aria-busy={!isSettled || isRefreshing || board.isAwaited}
          className="block"
          style={{ '--snow-columns': COLUMNS }}
        >
          <SnowHead sort={sort} onSort={board.sortBy} />
          <SnowScale value={BAR_HEIGHT / tallest}>
            <tbody ref={body} {...tableRoles.rowgroup} tabIndex={-1} className="block">
              {board.ordered.map((row) => (
                <SnowRow
                  key={row.id}
                  ref={observe}
                  {...row}
                  age={ageOfRow(row.figures.givenAt)}
                  today={today}
                  isByTemperature={sort?.key === 'temperature'}
                  isRetrying={reports.get(row.id)?.isRetrying ?? false}
                  onRetry={retry}
                />
              ))}
            </tbody>
          </SnowScale>
        </table>
      </div>
      <p className="mt-3 text-caption text-ink-3">{m.snow_board_note()}</p>
    </>
  );
}

function BoardSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {m.snow_loading()}
      </p>
      <p aria-hidden className="mb-1 text-lead">
        <Skeleton>{m.snow_none_recent()}</Skeleton>
      </p>
      <div className="mb-4 min-h-11 max-lg:min-h-28" />
      <div className="rounded-3 border border-board-edge bg-board px-4 pb-3 lg:px-7">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="my-4 block! h-52 bg-on-board/10! lg:h-24" />
        ))}
      </div>
    </div>
  );
}

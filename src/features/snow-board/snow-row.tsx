import { memo, type Ref, useRef } from 'react';
import { Link } from 'react-router-dom';
import { tableRoles } from '@/components/table-roles';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { countryName } from '@/lib/country-names';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { SnowCells, type SnowCellsProps } from './snow-cells';
import { FailedRow } from './snow-failure';

const rowClasses =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(min(5.75rem,42%),1fr)] gap-x-3 border-t border-board-line py-4 [contain-intrinsic-size:auto_15rem] [content-visibility:auto] ' +
  'lg:grid-cols-(--snow-columns) lg:items-center lg:gap-x-6 lg:py-[1.05rem] lg:[contain-intrinsic-size:auto_7.5rem] max-lg:first:border-t-0';

interface SnowRowProps extends SnowCellsProps {
  country: string;
  /** Age of the figures if it differs from the board's, else ''. */
  age: string;
  ref: Ref<HTMLTableRowElement>;
}

/** One resort of the board, which loads, fails and ages on its own. */
export const SnowRow = memo(function SnowRow(props: SnowRowProps) {
  const { country, figures, age, today, isByTemperature, ref, ...retry } = props;
  const { id, name } = retry;
  const hasFailed = figures.weatherState === 'failed' && figures.forecastState === 'failed';
  const link = useRef<HTMLAnchorElement>(null);
  // A successful retry removes its button, and the focus with it.
  useRestoreFocus(
    () => link.current?.focus({ preventScroll: true }),
    figures.weatherState === 'failed' || figures.forecastState === 'failed',
    (before) => before,
  );
  return (
    <tr ref={ref} {...tableRoles.row} data-id={id} className={rowClasses}>
      <th
        {...tableRoles.rowheader}
        scope="row"
        className={cn('min-w-0 text-left font-normal lg:col-span-1', hasFailed ? 'col-span-3' : 'col-span-2')}
      >
        {name ? (
          <Link
            ref={link}
            to={paths.resort(id, 'weather')}
            className="block py-1 font-display text-[1.25rem] leading-[1.18] tracking-item wrap-anywhere hover:underline lg:text-[1.375rem]"
          >
            <span translate="no">{name}</span>
          </Link>
        ) : (
          <Skeleton className="bg-on-board/10!">A resort's name</Skeleton>
        )}
        <span key={country} className="block text-small text-on-board-2">
          {countryName(country)}
        </span>
        {age && (
          <span key={age} className="block text-caption text-on-board-2">
            {age}
          </span>
        )}
      </th>
      {hasFailed ? (
        <FailedRow {...retry} />
      ) : (
        <SnowCells figures={figures} today={today} isByTemperature={isByTemperature} {...retry} />
      )}
    </tr>
  );
});

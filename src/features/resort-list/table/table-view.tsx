import { useMediaQuery } from '@/lib/use-media-query';
import { ResortRows } from './resort-rows';
import { ResortTable, type ResortTableProps } from './resort-table';

interface TableViewProps extends ResortTableProps {
  /** What the list is in order by, in words: "Fits your trip". */
  sortLabel: string;
}

/** The resorts as a table where there is room for one, as compact rows where there is not. */
export function TableView({ sortLabel, ...table }: TableViewProps) {
  const isWide = useMediaQuery('(width >= 64rem)');
  return isWide ? <ResortTable {...table} /> : <ResortRows {...table} sortLabel={sortLabel} />;
}

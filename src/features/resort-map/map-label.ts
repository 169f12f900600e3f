import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';

/** The name of the map: how many resorts it shows, undefined while that is not known, and that the list has them too. */
export function mapLabel(count: number | undefined, isBesideList: boolean): string {
  if (count === undefined) return isBesideList ? m.result_map_label_loading_beside() : m.result_map_label_loading();
  const figures = { count, shown: formatCount(count) };
  return isBesideList ? m.result_map_label_beside(figures) : m.result_map_label(figures);
}

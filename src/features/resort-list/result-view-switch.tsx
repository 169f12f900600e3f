import { LayoutGrid, Map as MapIcon, Rows3 } from 'lucide-react';
import { ViewSwitch } from '@/components/ui/view-switch';
import type { ResultViewName } from '@/domain/filters/filter-address';
import { m } from '@/paraglide/messages';

const views = [
  { view: 'list', label: m.list_view_list(), Icon: LayoutGrid },
  { view: 'map', label: m.list_view_map(), Icon: MapIcon },
  { view: 'table', label: m.list_view_table(), Icon: Rows3 },
] as const;

interface ResultViewSwitchProps {
  view: ResultViewName;
  onChoose: (view: ResultViewName) => void;
}

/** Chooses between cards, map and table. */
export function ResultViewSwitch({ view, onChoose }: ResultViewSwitchProps) {
  return (
    <ViewSwitch
      views={views}
      current={view}
      onChoose={onChoose}
      className="max-w-full flex-none flex-wrap"
      buttonClassName="gap-[.45rem] px-2.5 min-[24rem]:px-3.5 lg:min-h-10.5"
      iconClassName="size-[1.1em]! max-lg:hidden"
    />
  );
}

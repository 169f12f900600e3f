import { LayoutGrid, Snowflake } from 'lucide-react';
import { ViewSwitch } from '@/components/ui/view-switch';
import { m } from '@/paraglide/messages';
import { useFavoriteView } from './use-favorite-view';

const views = [
  { view: 'cards', label: m.favorites_view_cards(), Icon: LayoutGrid },
  { view: 'snow', label: m.favorites_view_snow(), Icon: Snowflake },
] as const;

/** Switches between cards and the snow board. */
export function FavoriteViewSwitch() {
  const [current, goTo] = useFavoriteView();
  return (
    <ViewSwitch
      views={views}
      current={current}
      onChoose={goTo}
      className="max-md:w-full"
      buttonClassName="flex-1 gap-2 px-4"
      iconClassName="size-4.5!"
    />
  );
}

import { LayoutGrid, Snowflake } from 'lucide-react';
import { useFavoriteView } from './use-favorite-view';

const views = [
  { view: 'cards', label: 'Cards', Icon: LayoutGrid },
  { view: 'snow', label: 'Snow', Icon: Snowflake },
] as const;

/** Cards, or the snow board. */
export function FavoriteViewSwitch() {
  const [current, goTo] = useFavoriteView();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons that belong together, not fields of a form.
    <div
      role="group"
      aria-label="View"
      className="flex overflow-hidden rounded-2 border-[1.5px] border-control bg-surface max-md:w-full"
    >
      {views.map(({ view, label, Icon }) => (
        <button
          key={view}
          type="button"
          aria-pressed={current === view}
          onClick={() => goTo(view)}
          className="focus-inset flex min-h-11 flex-1 items-center justify-center gap-2 px-4 text-small font-semibold transition-colors not-first:border-l not-first:border-line hover:bg-ink/6 aria-pressed:bg-ink aria-pressed:text-paper"
        >
          <Icon aria-hidden className="size-4.5!" />
          {label}
        </button>
      ))}
    </div>
  );
}

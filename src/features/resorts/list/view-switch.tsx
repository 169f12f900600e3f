import { LayoutGrid, Map as MapIcon, Rows3 } from 'lucide-react';
import { type ResultViewName, resultViews } from '../filters/filter-address';

const looks = {
  list: { label: 'List', Icon: LayoutGrid },
  map: { label: 'Map', Icon: MapIcon },
  table: { label: 'Table', Icon: Rows3 },
};

/** Chooses how the resorts are shown: cards, a map, or a table. */
export function ViewSwitch({ view, onChoose }: { view: ResultViewName; onChoose: (view: ResultViewName) => void }) {
  return (
    <>
      {view === 'table' && (
        <p className="mr-auto text-small text-ink-2 max-xl:hidden">
          Snowfall a year, lift ticket a day. A dash means not reported.
        </p>
      )}
      <fieldset
        aria-label="View"
        className="flex flex-none overflow-hidden rounded-2 border-[1.5px] border-control bg-surface print:hidden"
      >
        {resultViews.map((each) => {
          const { label, Icon } = looks[each];
          return (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              onClick={() => onChoose(each)}
              className="focus-inset inline-flex min-h-11 items-center gap-[.45rem] px-2.5 text-small font-semibold transition-colors not-first:border-l not-first:border-line hover:bg-ink/6 aria-pressed:bg-ink aria-pressed:text-paper min-[24rem]:px-3.5 lg:min-h-10.5"
            >
              <Icon aria-hidden className="size-[1.1em]! max-lg:hidden" />
              {label}
            </button>
          );
        })}
      </fieldset>
    </>
  );
}

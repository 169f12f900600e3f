import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { RESULTS_HEADING_ID } from '@/config/constants';
import { announceChunkFailure } from '@/lib/chunk-failure';
import { importChunk } from '@/lib/import-chunk';
import { notify } from '@/lib/notify';
import { m } from '@/paraglide/messages';
import { FilterBar } from './filter-bar';
import { FilterContext } from './filter-context';
import { AdvancedFilters, panelFallback } from './panel-button';
import type { SearchInput } from './search-field';
import type { ListFilterState } from './use-list-filters';

interface ResortFiltersProps {
  state: ListFilterState;
  /** Renders the input of the search box. */
  renderSearch: (input: SearchInput) => ReactNode;
  /** Below the bar in narrow windows. */
  tripRow?: ReactNode;
  /** How many lines of it stand above a phone's map too, 46 px each; 0: the map fills the window. */
  linesOnMap?: number;
  /** The list. */
  children: ReactNode;
}

const savedSearches = importChunk(() => import('./saved-searches/saved-searches'));

// Clears the sticky bars.
const placeClasses = 'scroll-mt-9 md:scroll-mt-12 lg:scroll-mt-38 xl:scroll-mt-18';

/** Search, filters and saved searches, with the list below. */
export function ResortFilters({ state, renderSearch, tripRow, linesOnMap = 0, children }: ResortFiltersProps) {
  const { controls, panel, listStart, showStart, list } = state;
  const save = () =>
    void savedSearches.load().then(({ saveSearch }) => {
      const { name, isKept } = saveSearch(controls.draft);
      notify.success(m.filters_saved_as({ name }), isKept ? {} : { description: m.filters_not_kept() });
    }, announceChunkFailure);

  const openPanel = (isOpen: boolean) => {
    // The page may be scrolled past the place where the panel opens, below the bar.
    if (isOpen) showStart();
    panel.setOpen(isOpen);
  };
  const showResults = () => {
    // The list only starts where the panel was once that is closed.
    flushSync(() => panel.setOpen(false));
    document.getElementById(RESULTS_HEADING_ID)?.focus({ preventScroll: true });
    showStart();
  };
  return (
    <FilterContext value={{ ...state, save }}>
      <FilterBar renderSearch={renderSearch} onPanelOpenChange={openPanel} />
      {/* On a phone the map fills the window. */}
      {(list.view !== 'map' || linesOnMap > 0) && tripRow}
      {panel.isOpen && (
        <div className="animate-fade-in max-lg:hidden print:hidden">
          <AdvancedFilters onShow={showResults} fallback={panelFallback} />
        </div>
      )}
      {/* Below the panel, so that a control that is pressed in the panel or the list is not scrolled out of sight. */}
      <div ref={listStart} className={placeClasses} />
      {/* With scroll anchoring the browser would keep the cards in place and the opening panel out of sight. */}
      <div
        className={panel.isOpen ? '[overflow-anchor:none]' : undefined}
        style={{ '--above-map': `${linesOnMap * 2.875}rem` }}
      >
        {children}
      </div>
    </FilterContext>
  );
}

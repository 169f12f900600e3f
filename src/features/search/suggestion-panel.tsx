import { useEffect, useEffectEvent } from 'react';
import { CatalogueNotice } from '@/components/catalogue-notice';
import { ComboboxList, ComboboxOption } from '@/components/ui/combobox-list';
import type { ComboboxListState } from '@/components/ui/use-combobox';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { recentSearchStore } from '@/session/recent-search-storage';
import { PanelFrame, PanelMessage } from './panel-frame';
import { RecentSearches } from './recent-searches';
import type { SearchChoice } from './search-choice';
import { SuggestionGroups } from './suggestion-groups';
import type { SearchableArticle } from './suggestions';
import { useSuggestions } from './use-suggestions';

interface SuggestionPanelProps {
  list: ComboboxListState;
  text: string;
  loadArticles: () => Promise<readonly SearchableArticle[]>;
  onChoose: (choice: SearchChoice) => void;
  /** Called with the announcement for screen readers. */
  onStatus: (words: string) => void;
  /** Moves the focus to the field when a pressed button disappears. */
  focusField: () => void;
}

/** The panel below a search field: grouped suggestions for a text, recent searches without one. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { list, text, loadArticles, onChoose, onStatus, focusField } = props;
  // Computed in the same render as the typed key: deferring it would cost a frame, on a slow phone most of the wait.
  const typed = text.trim();
  const recent = recentSearchStore.use();
  const { suggestions, count, catalogueState } = useSuggestions(typed, loadArticles);
  const { isComplete, isCapped } = catalogueState.progress;

  const words = statusWords({ typed, count, isComplete, recentCount: recent.length });
  const announceStatus = useEffectEvent(onStatus);
  useEffect(() => announceStatus(words), [words]);

  if (typed === '') {
    if (recent.length === 0) return null;
    return (
      <PanelFrame>
        <RecentSearches list={list} searches={recent} onChoose={onChoose} onRemoved={focusField} />
      </PanelFrame>
    );
  }
  const searchAll = `${list.id}-all`;
  return (
    <PanelFrame>
      {isComplete && count === 0 && (
        <PanelMessage>
          <p key={typed} className="wrap-anywhere">
            {m.search_none_starts({ typed })}
          </p>
        </PanelMessage>
      )}
      <ComboboxList list={list} label={m.search_suggestions()}>
        <SuggestionGroups list={list} typed={typed} suggestions={suggestions} onChoose={onChoose} />
        <div role="presentation" className={count > 0 ? 'border-t border-line md:-mx-[.4rem] md:px-[.4rem]' : ''}>
          <ComboboxOption
            id={searchAll}
            isActive={list.activeId === searchAll}
            onChoose={() => onChoose({ kind: 'search', text: typed })}
            className="flex min-h-14 items-center justify-between gap-4 px-2 py-2 text-small md:-mx-[.4rem] md:min-h-11 md:px-[1.15rem]"
          >
            <span key={typed} className="min-w-0 font-semibold text-glacier wrap-anywhere">
              {m.search_all_for({ typed })}
            </span>
            <kbd
              aria-hidden
              className="rounded-1 border border-control px-2 py-1 font-sans text-caption leading-none font-semibold text-ink-2 max-md:hidden"
            >
              {m.search_enter()}
            </kbd>
          </ComboboxOption>
        </div>
      </ComboboxList>
      {/* Below the list, so that the list stays put when this disappears. */}
      {(!isComplete || isCapped) && (
        <div className="py-1.5 md:pb-[.4rem]">
          <CatalogueNotice
            {...catalogueState}
            retry={() => {
              focusField();
              catalogueState.retry();
            }}
            cancel={undefined}
          />
        </div>
      )}
    </PanelFrame>
  );
}

interface PanelState {
  typed: string;
  count: number;
  isComplete: boolean;
  recentCount: number;
}

function statusWords({ typed, count, isComplete, recentCount }: PanelState): string {
  if (typed === '')
    return recentCount > 0 ? m.search_recent_count({ count: recentCount, shown: formatCount(recentCount) }) : '';
  if (count > 0) return m.search_count({ count, shown: formatCount(count) });
  return isComplete ? m.search_none() : '';
}

import { History, X } from 'lucide-react';
import { useId } from 'react';
import { ComboboxList, ComboboxOption } from '@/components/ui/combobox-list';
import { IconButton } from '@/components/ui/icon-button';
import type { ComboboxListState } from '@/components/ui/use-combobox';
import { m } from '@/paraglide/messages';
import { forgetSearch } from '@/session/recent-search-storage';
import type { SearchChoice } from './search-choice';

interface RecentSearchesProps {
  list: ComboboxListState;
  /** Newest first. */
  searches: readonly string[];
  onChoose: (choice: SearchChoice) => void;
  onRemoved: () => void;
}

// Options and buttons are separate columns, because an option must not contain a button.
const rowHeight = 'h-14 md:h-12';

/** Recent searches, to repeat or remove. */
export function RecentSearches({ list, searches, onChoose, onRemoved }: RecentSearchesProps) {
  const headingId = useId();
  const remove = (text: string) => {
    onRemoved();
    forgetSearch(text);
  };
  return (
    <div className="pb-[.4rem]">
      <p id={headingId} className="px-2 pt-2.5 pb-1 text-caption font-semibold text-ink-3 md:px-3">
        {m.search_recent()}
      </p>
      <div className="flex">
        <ComboboxList list={list} label={m.search_suggestions()} className="min-w-0 flex-1">
          {/* biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields. */}
          <div role="group" aria-labelledby={headingId}>
            {searches.map((text, index) => (
              <ComboboxOption
                key={text}
                id={`${list.id}-recent-${index}`}
                isActive={list.activeId === `${list.id}-recent-${index}`}
                onChoose={() => onChoose({ kind: 'search', text })}
                className={`${rowHeight} flex items-center gap-3 rounded-2 px-2 md:px-[.6rem]`}
              >
                <History aria-hidden className="text-ink-3" />
                <span className="min-w-0 truncate">{text}</span>
              </ComboboxOption>
            ))}
          </div>
        </ComboboxList>
        <ul aria-label={m.search_remove_recent()}>
          {searches.map((text) => (
            <li key={text} className={`${rowHeight} grid place-items-center`}>
              <IconButton label={m.search_remove_one({ text })} onClick={() => remove(text)}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

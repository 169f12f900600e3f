import { Bookmark, Pencil, Trash2 } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { activeFilters, sortLabels, type WordsContext } from '@/domain/filters/filter-words';
import type { ListFilters } from '@/domain/filters/list-filters';
import { notify } from '@/lib/notify';
import { m } from '@/paraglide/messages';
import { useFilterContext } from '../filter-context';
import { barButtonClasses } from '../panel-button';
import { RenameSearch } from './rename-search';
import { filtersOfSavedSearch, removeSearch, renameSearch, useSavedSearches } from './saved-searches';

/**
 * Menu of the saved searches, initially open: each row applies one, with buttons to rename and delete it. Replaces the
 * button that loaded it.
 * @param wasOpenedByKeyboard it then focuses its first item
 */
export function SavedSearchesMenu({ wasOpenedByKeyboard }: { wasOpenedByKeyboard: boolean }) {
  const { controls, words } = useFilterContext();
  const searches = useSavedSearches();
  const menu = useRef<HTMLDivElement>(null);
  const startsOnFirst = useRef(wasOpenedByKeyboard);

  const removeRow = (id: string, index: number) => {
    // The row disappears, so move the focus to a neighbour: it stays in the menu.
    const rows = menu.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [];
    const neighbour = rows[index + 1] ?? rows[index - 1];
    neighbour?.focus();
    flushSync(() => removeSearch(id));
    // The last row has no neighbour; the text that replaces it gets the focus.
    if (!neighbour) menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  };

  // A menu must not contain fields: while a search is renamed, the panel has the role of a dialog.
  const [renamedId, setRenamedId] = useState<string | null>(null);
  const renamed = searches.find(({ id }) => id === renamedId);
  // By id: a press outside closes the menu, and must not lose what was typed.
  const typedNames = useRef(new Map<string, string>());
  const stopRenaming = () => {
    typedNames.current.delete(renamedId ?? '');
    flushSync(() => setRenamedId(null));
    menu.current?.querySelector<HTMLElement>(`[data-rename="${CSS.escape(renamedId ?? '')}"]`)?.focus();
  };

  const enter = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!startsOnFirst.current || target !== currentTarget) return;
    startsOnFirst.current = false;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  };

  return (
    <DropdownMenu defaultOpen onOpenChange={() => setRenamedId(null)}>
      <DropdownMenuTrigger asChild>
        <Button className={barButtonClasses}>
          <Bookmark aria-hidden />
          {m.filters_saved()}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        ref={menu}
        onFocus={enter}
        onEscapeKeyDown={(event) => {
          if (!renamed) return;
          event.preventDefault();
          stopRenaming();
        }}
        {...(renamed && {
          role: 'dialog',
          'aria-label': m.filters_rename_search({ name: renamed.name }),
          'aria-labelledby': undefined,
          'aria-orientation': undefined,
        })}
      >
        {renamed && (
          <RenameSearch
            search={renamed}
            searches={searches}
            typed={typedNames.current.get(renamed.id)}
            onType={(name) => typedNames.current.set(renamed.id, name)}
            onRename={(name) => {
              const isKept = renameSearch(renamed.id, name);
              if (!isKept) notify.info(m.filters_saved_as({ name }), { description: m.filters_not_kept() });
              stopRenaming();
            }}
            onCancel={stopRenaming}
          />
        )}
        {searches.length === 0 && (
          // A menu contains items only: this one can be focused and read, but does nothing.
          <DropdownMenuItem aria-disabled className="text-small" onSelect={(event) => event.preventDefault()}>
            {m.filters_none_saved()}
          </DropdownMenuItem>
        )}
        {!renamed &&
          searches.map((search, index) => {
            const filters = filtersOfSavedSearch(search);
            return (
              // On a phone with large text the name has a line to itself.
              <div key={search.id} className="flex items-center justify-end max-[17rem]:flex-wrap">
                <DropdownMenuItem
                  className="min-w-0 flex-1 py-1.5 max-[17rem]:basis-full"
                  onSelect={() => controls.change(filters)}
                >
                  <span className="min-w-0">
                    <span className="block truncate">{search.name}</span>
                    <span className="block truncate text-caption text-ink-3">{summary(filters, words)}</span>
                  </span>
                </DropdownMenuItem>
                <DropdownMenuItem
                  data-rename={search.id}
                  aria-label={m.filters_rename_search({ name: search.name })}
                  className="max-w-11 flex-none"
                  onSelect={(event) => {
                    event.preventDefault();
                    setRenamedId(search.id);
                  }}
                >
                  <Pencil aria-hidden />
                </DropdownMenuItem>
                <DropdownMenuItem
                  data-delete
                  aria-label={m.filters_delete_search({ name: search.name })}
                  className="max-w-11 flex-none"
                  onSelect={(event) => {
                    event.preventDefault();
                    removeRow(search.id, index);
                  }}
                >
                  <Trash2 aria-hidden />
                </DropdownMenuItem>
              </div>
            );
          })}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function summary(filters: ListFilters, words: WordsContext): string {
  const labels = activeFilters(filters, words).map(({ label }) => label);
  if (filters.sortBy !== 'rating') labels.push(sortLabels[filters.sortBy]);
  return labels.join(', ');
}

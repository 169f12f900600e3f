import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FormField } from '@/components/form/form-field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { seenText } from '@/lib/plain-text';
import { m } from '@/paraglide/messages';
import { nameError, type SavedSearch } from './saved-searches';

interface RenameSearchProps {
  search: SavedSearch;
  /** All saved searches, whose names must differ. */
  searches: readonly SavedSearch[];
  /** What was typed earlier and neither saved nor cancelled. */
  typed: string | undefined;
  onType: (name: string) => void;
  onRename: (name: string) => void;
  onCancel: () => void;
}

/** Replaces the menu's rows while a search is renamed; Enter saves. */
export function RenameSearch({ search, searches, typed, onType, onRename, onCancel }: RenameSearchProps) {
  const [name, setName] = useState(typed ?? search.name);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // The stored name is selected, to be replaced; what was typed is gone on with.
  const start = useRef(typed?.length ?? 0);
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(start.current, input.current.value.length);
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const newError = nameError(searches, search.id, name);
    setError(newError);
    if (newError === null) onRename(seenText(name));
    else input.current?.focus();
  };
  // The surrounding menu would use letters for typeahead, and prevent Tab.
  const keepKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') event.stopPropagation();
  };

  return (
    <form noValidate onSubmit={submit} onKeyDown={keepKeys} className="grid gap-3 p-2">
      <FormField label={m.filters_name()} error={error ?? undefined}>
        {(wiring) => (
          <Input
            {...wiring}
            ref={input}
            value={name}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value);
              onType(target.value);
              setError(null);
            }}
          />
        )}
      </FormField>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" onClick={onCancel}>
          {m.action_cancel()}
        </Button>
        <Button size="small" variant="ink" type="submit">
          {m.filters_rename()}
        </Button>
      </div>
    </form>
  );
}

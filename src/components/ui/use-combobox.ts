import { type KeyboardEvent, useId, useState } from 'react';

interface ComboboxOptions {
  /** Whether the list should be open; it may still be loading, or empty. */
  isOpen: boolean;
  /** Called on an arrow key while it is closed. */
  onOpen: () => void;
  /** Called on Enter while no option is active. */
  onEnter?: (event: KeyboardEvent) => void;
  onEscape?: (event: KeyboardEvent) => void;
}

/** A combobox's list: its id, its ref, and the id of the active option. */
export interface ComboboxListState {
  id: string;
  ref: (list: HTMLElement | null) => void;
  activeId: string | null;
}

/**
 * A text field with a list of options, following the ARIA practices: the focus stays in the field, the arrow keys move
 * through the options of the ComboboxList, and Enter chooses the active one. The caller owns the field's value.
 */
export function useCombobox({ isOpen, onOpen, onEnter, onEscape }: ComboboxOptions) {
  const id = useId();
  const [list, setList] = useState<HTMLElement | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);

  const options = () => [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  const move = (step: 1 | -1) => {
    const ids = [null, ...options().map((option) => option.id)];
    // One that has gone from the list counts as none.
    const at = Math.max(0, ids.indexOf(activeId));
    const next = ids.at((at + step) % ids.length) ?? null;
    setActiveId(next);
    if (next) document.getElementById(next)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onEscape?.(event);
    if (event.key === 'Enter') {
      const chosen = options().find((option) => option.id === activeId);
      if (chosen) {
        event.preventDefault();
        chosen.click();
      } else onEnter?.(event);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else onOpen();
    }
  };
  return {
    /** Whether a list with options is rendered. */
    isListed: list !== null,
    /** Activates an option by its id; null for none. */
    setActiveId,
    list: { id, ref: setList, activeId } satisfies ComboboxListState,
    /** For the field. */
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': list !== null,
      'aria-controls': id,
      'aria-activedescendant': list === null ? undefined : (activeId ?? undefined),
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      onKeyDown,
    } as const,
  };
}

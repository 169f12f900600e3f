import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface ComboboxOptions {
  /** Whether the list is wanted; it may be on its way, or have nothing to offer. */
  isOpen: boolean;
  /** Called by an arrow key while it is not. */
  onOpen: () => void;
  /** Called by Enter while no option is active. */
  onEnter?: (event: KeyboardEvent) => void;
  onEscape?: (event: KeyboardEvent) => void;
}

/** The list of a combobox: its id, its ref, and the id of the active option. */
export interface ComboboxListState {
  id: string;
  ref: (list: HTMLElement | null) => void;
  activeId: string | null;
}

/**
 * A text field with a list of options, by the ARIA practices: the focus stays in the field, the arrow keys move through the
 * options of the ComboboxList, and Enter chooses the active one. What the field holds is the caller's.
 */
export function useCombobox({ isOpen, onOpen, onEnter, onEscape }: ComboboxOptions) {
  const id = useId();
  const [list, setList] = useState<HTMLElement | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);

  const options = () => [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  const move = (step: 1 | -1) => {
    const ids = [null, ...options().map((option) => option.id)];
    const next = ids.at((ids.indexOf(activeId) + step) % ids.length) ?? null;
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
    /** Whether there is a list with options. */
    isListed: list !== null,
    /** Makes an option the active one, by its id; null for none. */
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

interface ComboboxListProps {
  list: ComboboxListState;
  /** Accessible name. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** The options of a combobox, rendered while there are any. A press in it leaves the focus in the field. */
export function ComboboxList({ list, label, className, children }: ComboboxListProps) {
  return (
    <div
      ref={list.ref}
      id={list.id}
      role="listbox"
      aria-label={label}
      // Browsers give what scrolls a tab stop; the arrow keys of the field are what moves in it.
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className={className}
    >
      {children}
    </div>
  );
}

interface ComboboxOptionProps {
  id: string;
  isActive: boolean;
  onChoose: () => void;
  className: string;
  children: ReactNode;
}

/** An option of the list. The focus stays in the field, which hands its keys on. */
export function ComboboxOption({ id, isActive, onChoose, className, children }: ComboboxOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, see `useCombobox`.
    <div role="option" id={id} aria-selected={isActive} tabIndex={-1} onClick={onChoose} className={className}>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { ComboboxListState } from './use-combobox';

interface ComboboxListProps {
  list: ComboboxListState;
  /** Accessible name. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** The options of a combobox, rendered while there are any. Pressing one does not blur the field. */
export function ComboboxList({ list, label, className, children }: ComboboxListProps) {
  return (
    <div
      ref={list.ref}
      id={list.id}
      role="listbox"
      aria-label={label}
      // Browsers make scrollable elements focusable, but the field's arrow keys move through this one.
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

/** An option of the list. The field keeps the focus and handles the keys. */
export function ComboboxOption({ id, isActive, onChoose, className, children }: ComboboxOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, see `useCombobox`.
    <div role="option" id={id} aria-selected={isActive} tabIndex={-1} onClick={onChoose} className={className}>
      {children}
    </div>
  );
}

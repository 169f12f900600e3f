import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
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
  /** Its layout; the active option is highlighted anyway. */
  className: string;
  children: ReactNode;
}

// The outline is for forced colours, which remove the background.
const optionClasses =
  'cursor-pointer hover:bg-ink/6 aria-selected:bg-glacier-tint aria-selected:shadow-[inset_3px_0_0_var(--glacier)] ' +
  'aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-transparent';

/** An option of the list. The field keeps the focus and handles the keys. */
export function ComboboxOption({ id, isActive, onChoose, className, children }: ComboboxOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, see `useCombobox`.
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onChoose}
      className={cn(optionClasses, className)}
    >
      {children}
    </div>
  );
}

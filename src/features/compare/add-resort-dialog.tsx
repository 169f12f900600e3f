import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { ChangingText } from '@/components/ui/changing-text';
import { Dialog } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { cn } from '@/lib/class-names';
import { foldWords } from '@/lib/fold-text';
import { formatCounted } from '@/lib/format';
import { shownId } from '@/lib/plain-text';

/** How many resorts are offered at a time. */
const OFFERED_MAX = 8;

interface AddResortDialogProps {
  /** The catalogue, best rated first. */
  resorts: readonly Resort[];
  /** Ids of the resorts that are compared already. */
  taken: readonly string[];
  /** What to say while the catalogue is not whole. */
  notice: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** Called when it has gone: the focus goes back. */
  onGone: () => void;
  onAdd: (resort: Resort) => void;
}

/** The resorts whose name or country has words that start as the typed ones, those whose name starts so first. */
export function findResorts(resorts: readonly Resort[], typed: string, taken: readonly string[]): Resort[] {
  const text = foldWords(typed);
  const words = text.split(' ').filter(Boolean);
  const found = resorts
    .filter(({ id }) => !taken.includes(id))
    .map((resort) => ({ resort, name: foldWords(resort.name) }))
    .filter(({ resort, name }) => {
      const all = ` ${name} ${foldWords(resort.country)}`;
      return words.every((word) => all.includes(` ${word}`));
    });
  const starts = ({ name }: { name: string }) => Number(!name.startsWith(text));
  return found
    .sort((a, b) => starts(a) - starts(b))
    .slice(0, OFFERED_MAX)
    .map(({ resort }) => resort);
}

/** Why nothing is offered: what was typed is compared already, or no resort's name or country starts so. */
function nothingFound(resorts: readonly Resort[], typed: string, taken: readonly string[]): string {
  const [already] = findResorts(
    resorts.filter(({ id }) => taken.includes(id)),
    typed,
    [],
  );
  return already ? `${already.name} is already in the comparison` : `No resort starts with “${shownId(typed.trim())}”.`;
}

/** Finds a resort of the catalogue and adds it to the comparison: the one that is chosen, or with Enter the best of what was typed. */
export function AddResortDialog({ isOpen, onClose, onGone, ...props }: AddResortDialogProps) {
  return (
    <Dialog title="Add a resort" open={isOpen} onClose={onClose} onGone={onGone}>
      <ResortField isOpen={isOpen} {...props} />
    </Dialog>
  );
}

/** Leaving the field adds nothing; by default the hook selects the highlighted item on blur. */
const addNothingOnBlur = (
  state: UseComboboxState<Resort>,
  { type, changes }: UseComboboxStateChangeOptions<Resort>,
): Partial<UseComboboxState<Resort>> =>
  type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes;

function ResortField({ resorts, taken, notice, isOpen, onAdd }: Omit<AddResortDialogProps, 'onClose' | 'onGone'>) {
  const id = useId();
  const [typed, setTyped] = useState('');
  // While the dialog leaves, the resort just added must not be told as one that was there already.
  const [held, setHeld] = useState(taken);
  if (isOpen && held.join() !== taken.join()) setHeld(taken);
  const found = useMemo(() => findResorts(resorts, typed, held), [resorts, typed, held]);
  const { highlightedIndex, getInputProps, getLabelProps, getMenuProps, getItemProps } = useCombobox({
    id,
    items: found,
    itemToString: (resort) => resort?.name ?? '',
    inputValue: typed,
    // The list is part of the dialog: it is there as long as it has something to offer.
    isOpen: found.length > 0,
    selectedItem: null,
    // In a low window the dialog scrolls too; the hook scrolls the list alone.
    scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
    stateReducer: addNothingOnBlur,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onAdd(selectedItem);
    },
  });
  const addFirst = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key !== 'Enter' || highlightedIndex >= 0 || typed.trim() === '' || !first) return;
    event.preventDefault();
    onAdd(first);
  };
  const words = found.length > 0 ? formatCounted(found.length, 'resort') : nothingFound(resorts, typed, held);
  return (
    <div className="mt-4">
      <Label {...getLabelProps()}>Resort</Label>
      {/* Controlled here: the hook reports a change one frame later, and Enter would choose by what was typed before. */}
      <Input
        {...getInputProps({
          onChange: ({ currentTarget }) => setTyped(currentTarget.value),
          onKeyDown: addFirst,
        })}
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder="Name or country"
      />
      <div className="mt-3 empty:hidden">{notice}</div>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'mt-3 text-ink-2 wrap-anywhere'}>
        <ChangingText>{resorts.length === 0 ? '' : words}</ChangingText>
      </p>
      {/* Browsers give a list that scrolls a tab stop; the arrow keys of the field are what moves in it. */}
      <ul {...getMenuProps()} tabIndex={-1} className="mt-2 max-h-[min(26rem,50svh)] overflow-y-auto empty:hidden">
        {found.map((resort, index) => (
          <li
            key={resort.id}
            {...getItemProps({ item: resort, index })}
            className={cn(
              'flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-2 px-2.5 py-1.5 wrap-anywhere',
              highlightedIndex === index && 'bg-sunken',
            )}
          >
            <span className="font-semibold">{resort.name}</span>
            <span className="text-small text-ink-3">{resort.country}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

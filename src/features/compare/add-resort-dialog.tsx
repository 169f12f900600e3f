import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { ChangingText } from '@/components/ui/changing-text';
import { ComboboxList, ComboboxOption } from '@/components/ui/combobox-list';
import { Dialog } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { useCombobox } from '@/components/ui/use-combobox';
import { nameWords } from '@/domain/name-words';
import { allCountryNames, countryName } from '@/lib/country-names';
import { foldWords } from '@/lib/fold-text';
import { formatCount } from '@/lib/format';
import { shownId } from '@/lib/plain-text';
import { m } from '@/paraglide/messages';

/** At most this many options. */
const OFFERED_MAX = 8;

interface AddResortDialogProps {
  /** The catalogue, best rated first. */
  resorts: readonly Resort[];
  /** Ids of the resorts already compared. */
  taken: readonly string[];
  /** Shown while the catalogue is incomplete. */
  notice: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** Called after closing, to move the focus back. */
  onClosed: () => void;
  onAdd: (resort: Resort) => void;
}

/** The resorts whose name or country has words starting with the typed ones; names that start with them first. */
export function findResorts(resorts: readonly Resort[], typed: string, taken: readonly string[]): Resort[] {
  const text = foldWords(typed);
  const words = text.split(' ').filter(Boolean);
  const found = resorts.filter(({ id, name, country }) => {
    const all = nameWords([name, ...allCountryNames(country)].join(' '));
    return !taken.includes(id) && words.every((word) => all.includes(` ${word}`));
  });
  const starts = ({ name }: Resort) => foldWords(name).startsWith(text);
  return [...found.filter(starts), ...found.filter((resort) => !starts(resort))].slice(0, OFFERED_MAX);
}

/** Why there are no options: the resort is compared already, or nothing matches. */
function nothingFound(resorts: readonly Resort[], typed: string, taken: readonly string[]): string {
  const [already] = findResorts(
    resorts.filter(({ id }) => taken.includes(id)),
    typed,
    [],
  );
  return already ? m.compare_already({ name: already.name }) : m.compare_no_resort({ typed: shownId(typed.trim()) });
}

/** Finds a resort and adds it to the comparison: the chosen option, or on Enter the best match. */
export function AddResortDialog({ isOpen, onClose, onClosed, ...props }: AddResortDialogProps) {
  return (
    <Dialog title={m.compare_add()} open={isOpen} onClose={onClose} onClosed={onClosed}>
      <ResortField isOpen={isOpen} {...props} />
    </Dialog>
  );
}

function ResortField({ resorts, taken, notice, isOpen, onAdd }: Omit<AddResortDialogProps, 'onClose' | 'onClosed'>) {
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  // While the dialog closes, the resort just added must not be reported as compared already.
  const [held, setHeld] = useState(taken);
  if (isOpen && held.join() !== taken.join()) setHeld(taken);
  const found = findResorts(resorts, typed, held);
  const addFirst = (event: KeyboardEvent) => {
    const [first] = found;
    if (typed.trim() === '' || !first) return;
    event.preventDefault();
    onAdd(first);
  };
  // The list is part of the dialog, shown whenever it has options.
  const { list, setActiveId, input } = useCombobox({ isOpen: true, onOpen: () => {}, onEnter: addFirst });
  const words =
    found.length > 0
      ? m.resort_count({ count: found.length, shown: formatCount(found.length) })
      : nothingFound(resorts, typed, held);
  return (
    <div className="mt-4">
      <Label htmlFor={fieldId}>{m.fact_resort()}</Label>
      <Input
        {...input}
        id={fieldId}
        type="text"
        placeholder={m.compare_name_or_country()}
        value={typed}
        onChange={({ currentTarget }) => {
          setActiveId(null);
          setTyped(currentTarget.value);
        }}
      />
      <div className="mt-3 empty:hidden">{notice}</div>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'mt-3 text-ink-2 wrap-anywhere'}>
        <ChangingText>{resorts.length === 0 ? '' : words}</ChangingText>
      </p>
      {found.length > 0 && (
        <ComboboxList list={list} label={m.fact_resort()} className="mt-2 max-h-[min(26rem,50svh)] overflow-y-auto">
          {found.map((resort, index) => (
            <ComboboxOption
              key={resort.id}
              id={`${list.id}-${index}`}
              isActive={list.activeId === `${list.id}-${index}`}
              onChoose={() => onAdd(resort)}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 rounded-2 px-2.5 py-1.5 wrap-anywhere"
            >
              <span className="font-semibold">{resort.name}</span>
              <span className="text-small text-ink-3">{countryName(resort.country)}</span>
            </ComboboxOption>
          ))}
        </ComboboxList>
      )}
    </div>
  );
}

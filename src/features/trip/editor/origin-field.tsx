import { useCombobox } from 'downshift';
import { LocateFixed, MapPin } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { fieldClasses } from '@/components/ui/field-classes';
import { Label } from '@/components/ui/label';
import { cn } from '@/lib/class-names';
import type { Hub } from '../hubs';
import type { Origin } from '../trip';
import { matchHubs } from './match-hubs';
import { positionWords, usePosition } from './use-position';

interface OriginFieldProps {
  origin: Origin | null;
  /** Empty while they are on the way. */
  hubs: readonly Hub[];
  onChange: (origin: Origin | null) => void;
}

/** What stands in the field: a hub, or the visitor's own position. */
type Choice = Pick<Hub, 'code' | 'name' | 'country'>;

const ownPosition: Choice = { code: '', name: 'Your position', country: '' };

function choiceOf(origin: Origin | null, hubs: readonly Hub[]): Choice | null {
  if (!origin) return null;
  if ('position' in origin) return ownPosition;
  return hubs.find(({ code }) => code === origin.hub) ?? { code: origin.hub, name: origin.hub, country: '' };
}

const nameOf = (choice: Choice | null) => choice?.name ?? '';

/** Where the trip starts: an airport out of a list, or the position of the visitor, asked for only by a press. */
export function OriginField({ origin, hubs, onChange }: OriginFieldProps) {
  const chosen = useMemo(() => choiceOf(origin, hubs), [origin, hubs]);
  const [text, setText] = useState('');
  const items = useMemo<Choice[]>(() => matchHubs(hubs, text === nameOf(chosen) ? '' : text), [hubs, text, chosen]);
  /** The best match of what was typed, and is not chosen yet. */
  const typed = text.trim() !== '' && text !== nameOf(chosen) ? items[0] : undefined;
  const { stateChangeTypes } = useCombobox;
  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps } = useCombobox<Choice>({
    items,
    selectedItem: chosen,
    itemToString: nameOf,
    itemToKey: (choice) => choice?.code,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== ownPosition) onChange(selectedItem && { hub: selectedItem.code });
    },
    stateReducer: (_state, { type, changes }) => {
      // On blur the best match of what was typed is selected, never an item that was only highlighted.
      if (type === stateChangeTypes.InputChange) {
        return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
      }
      if (type !== stateChangeTypes.InputBlur) return changes;
      const isEmptied = changes.inputValue?.trim() === '';
      const selectedItem = isEmptied ? null : (typed ?? changes.selectedItem ?? null);
      return { ...changes, selectedItem, inputValue: nameOf(selectedItem) };
    },
  });
  const nothing = hubs.length === 0 ? 'Loading the airports …' : `No airport starts with “${text.trim()}”.`;
  return (
    <div className="relative min-w-0">
      <Label {...getLabelProps()}>From</Label>
      <MapPin aria-hidden className="pointer-events-none absolute top-[2.65rem] left-3 size-5! text-ink-3" />
      <input
        // Controlled here: the hook reports a change one frame later, and Enter would choose by what was typed before.
        {...getInputProps({
          onChange: ({ currentTarget }) => setText(currentTarget.value),
          // The hook handles blur once the mouse button is up; a press on "Set trip" submits the form at that moment.
          onBlur: ({ relatedTarget }) => relatedTarget && typed && onChange({ hub: typed.code }),
        })}
        data-about="origin"
        placeholder="Airport"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        className={cn(fieldClasses, 'min-w-0 pr-2 pl-10')}
      />
      <ul
        {...getMenuProps({ 'aria-label': 'Airports' })}
        className={cn(
          'absolute top-full right-0 z-10 mt-1 max-h-56 w-max max-w-[min(20rem,80vw)] min-w-full overflow-y-auto overscroll-contain rounded-3 border border-line bg-surface p-1.5 shadow-menu',
          !(isOpen && items.length > 0) && 'hidden',
        )}
      >
        {isOpen &&
          items.map((item, index) => (
            <li
              key={item.code}
              {...getItemProps({ item, index })}
              className={cn(
                'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-2 px-2.5 text-ui',
                highlightedIndex === index && 'bg-sunken outline-2 -outline-offset-2 outline-transparent',
                chosen?.code === item.code && 'font-semibold',
              )}
            >
              <span key={item.name}>{item.name}</span>
              <span className="text-caption font-normal text-ink-3">{`${item.country} · ${item.code}`}</span>
            </li>
          ))}
      </ul>
      <p role="status" className={isOpen && items.length === 0 ? 'mt-1.5 text-small leading-[1.4] text-ink-2' : ''}>
        {isOpen && items.length === 0 && <ChangingText>{nothing}</ChangingText>}
      </p>
    </div>
  );
}

/** The way to the visitor's own position. */
export function PositionButton({ onFound }: { onFound: (origin: Origin) => void }) {
  const { state, ask } = usePosition(onFound);
  const words = positionWords[state];
  return (
    <div>
      <button
        type="button"
        className="link text-small [&:hover>.lucide]:translate-none"
        aria-disabled={state === 'asking'}
        onClick={() => state !== 'asking' && ask()}
      >
        <LocateFixed aria-hidden />
        Use my position
      </button>
      <p role="status" className={words ? 'pb-2 text-small leading-[1.4] text-ink-2' : ''}>
        {words && <ChangingText>{words}</ChangingText>}
      </p>
    </div>
  );
}

import { useCombobox } from 'downshift';
import { LocateFixed, MapPin } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { FieldMessage } from '@/components/form/form-field';
import { ChangingText } from '@/components/ui/changing-text';
import { fieldClasses } from '@/components/ui/field-classes';
import { Label } from '@/components/ui/label';
import type { Hub, Origin } from '@/domain/trip/trip';
import { cn } from '@/lib/class-names';
import { noAirport } from '../trip-validation';
import { matchHubs } from './match-hubs';
import { positionWords, usePosition } from './use-position';

interface OriginFieldProps {
  origin: Origin | null;
  /** What was typed and is no airport, else ''. It stays in the field. */
  unknownPlace: string;
  /** What is wrong, in words. */
  problem: string | undefined;
  /** Empty while they are on the way. */
  hubs: readonly Hub[];
  onChange: (change: { origin?: Origin | null; unknownPlace?: string }) => void;
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
export function OriginField({ origin, unknownPlace, problem, hubs, onChange }: OriginFieldProps) {
  const messageId = useId();
  const chosen = useMemo(() => choiceOf(origin, hubs), [origin, hubs]);
  const [text, setText] = useState(unknownPlace);
  const items = useMemo<Choice[]>(() => matchHubs(hubs, text === nameOf(chosen) ? '' : text), [hubs, text, chosen]);
  /** The best match of what was typed, and is not chosen yet. */
  const typed = text.trim() !== '' && text !== nameOf(chosen) ? items[0] : undefined;
  const isUnknown = (value: string) => value.trim() !== '' && hubs.length > 0 && matchHubs(hubs, value).length === 0;
  const enter = (value: string) => {
    setText(value);
    const unknown = value !== nameOf(chosen) && isUnknown(value) ? value : '';
    if (unknown !== unknownPlace) onChange({ unknownPlace: unknown });
  };
  const { stateChangeTypes } = useCombobox;
  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps } = useCombobox<Choice>({
    items,
    selectedItem: chosen,
    ...(unknownPlace && { initialInputValue: unknownPlace }),
    itemToString: nameOf,
    itemToKey: (choice) => choice?.code,
    onInputValueChange: ({ inputValue }) => enter(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== ownPosition) onChange({ origin: selectedItem && { hub: selectedItem.code } });
    },
    stateReducer: (_state, { type, changes }) => {
      // On blur the best match of what was typed is selected, never an item that was only highlighted.
      if (type === stateChangeTypes.InputChange) {
        return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
      }
      if (type !== stateChangeTypes.InputBlur) return changes;
      if (unknownPlace) return { ...changes, inputValue: unknownPlace };
      const isEmptied = changes.inputValue?.trim() === '';
      const selectedItem = isEmptied ? null : (typed ?? changes.selectedItem ?? null);
      return { ...changes, selectedItem, inputValue: nameOf(selectedItem) };
    },
  });
  const nothing = hubs.length === 0 ? 'Loading the airports …' : noAirport(text);
  return (
    <div className="relative min-w-0">
      <Label {...getLabelProps()}>From</Label>
      <MapPin aria-hidden className="pointer-events-none absolute top-[2.65rem] left-3 size-5! text-ink-3" />
      <input
        // Controlled here: the hook reports a change one frame later, and Enter would choose by what was typed before.
        {...getInputProps({
          onChange: ({ currentTarget }) => enter(currentTarget.value),
          // The hook handles blur once the mouse button is up; a press on "Set trip" submits the form at that moment.
          onBlur: ({ relatedTarget }) => relatedTarget && typed && onChange({ origin: { hub: typed.code } }),
        })}
        data-about="origin"
        aria-invalid={!isOpen && problem !== undefined}
        aria-describedby={!isOpen && problem ? messageId : undefined}
        placeholder="Airport"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        className={cn(fieldClasses, 'min-w-0 pr-2 pl-10')}
      />
      <ul
        // A scroller without a tabindex is a tab stop, and takes the focus with it when the list closes.
        {...getMenuProps({ 'aria-label': 'Airports', tabIndex: -1 })}
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
      {!isOpen && problem && (
        <div className="mt-1.5 text-small leading-[1.4]">
          <FieldMessage id={messageId} isError>
            {problem}
          </FieldMessage>
        </div>
      )}
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

import { MapPin } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { FieldError } from '@/components/form/form-field';
import { ChangingText } from '@/components/ui/changing-text';
import { ComboboxList, ComboboxOption } from '@/components/ui/combobox-list';
import { fieldClasses } from '@/components/ui/field-classes';
import { Label } from '@/components/ui/label';
import { useCombobox } from '@/components/ui/use-combobox';
import type { Hub, Origin } from '@/domain/trip/trip';
import { cn } from '@/lib/class-names';
import { foldWords } from '@/lib/fold-text';
import { m } from '@/paraglide/messages';
import type { FoundHub } from '../hubs';

interface OriginFieldProps {
  origin: Origin | null;
  /** Text typed while no airport was chosen by it, which the field shows instead of the origin; else ''. */
  typedPlace: string;
  /** The error message for typed text that matches no airport. */
  problem: string | undefined;
  /** Empty until they are loaded. */
  hubs: readonly FoundHub[];
  areHubsLoading: boolean;
  onChange: (change: { origin?: Origin | null; typedPlace?: string }) => void;
}

/** The field's value: a hub, or the visitor's position. */
type Choice = Pick<Hub, 'code' | 'name'>;

const ownPosition: Choice = { code: '', name: m.trip_own_position() };

/**
 * Hubs with a word of their city, country or code that starts with the text. Cities come first, by their names here and
 * then in other languages, otherwise in their order.
 */
function matchHubs(hubs: readonly FoundHub[], text: string): FoundHub[] {
  const typed = foldWords(text);
  if (typed === '') return [...hubs];
  const having = (by: keyof FoundHub['words']) => hubs.filter(({ words }) => words[by].includes(` ${typed}`));
  const byCode = hubs.filter(({ code }) => code.toLowerCase() === typed);
  return [...new Set([...byCode, ...having('own'), ...having('all'), ...having('country')])];
}

function choiceOf(origin: Origin | null, hubs: readonly Hub[]): Choice | null {
  if (!origin) return null;
  if ('position' in origin) return ownPosition;
  return hubs.find(({ code }) => code === origin.hub) ?? { code: origin.hub, name: origin.hub };
}

/** Where the trip starts: an airport from a list, or the visitor's position, requested only on a press. */
export function OriginField({ origin, typedPlace, problem, hubs, areHubsLoading, onChange }: OriginFieldProps) {
  const fieldId = useId();
  const messageId = `${fieldId}-message`;
  const chosen = choiceOf(origin, hubs);
  const [isOpen, setOpen] = useState(false);
  const text = typedPlace || (chosen?.name ?? '');
  const items = matchHubs(hubs, typedPlace);
  const isListShown = isOpen && items.length > 0;
  const shownProblem = isOpen || items.length > 0 ? undefined : problem;

  const close = () => {
    setOpen(false);
    setActiveId(null);
  };
  const choose = (hub: Hub) => {
    close();
    onChange({ origin: { hub: hub.code }, typedPlace: '' });
  };
  const enter = (value: string) => {
    const isEmpty = value.trim() === '';
    setOpen(true);
    setActiveId(isEmpty ? null : `${list.id}-0`);
    if (isEmpty) onChange({ origin: null, typedPlace: '' });
    else onChange({ typedPlace: value === chosen?.name ? '' : value });
  };
  /** Takes the best match for the typed text, never an option that is only active. */
  const leave = () => {
    close();
    const [best] = items;
    if (typedPlace && best) choose(best);
  };
  // What was typed before the airports were loaded, or the editor was left, chooses one now.
  const lookUp = useEffectEvent(() => {
    if (!isOpen) leave();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs again for other airports
  useEffect(() => lookUp(), [hubs]);
  const { list, setActiveId, input } = useCombobox({
    isOpen,
    onOpen: () => setOpen(true),
    // Enter sets the trip, with what was typed.
    onEnter: leave,
    onEscape: close,
  });
  // The field may be at the lower end of what scrolls.
  useEffect(() => {
    if (isListShown) document.getElementById(list.id)?.scrollIntoView({ block: 'nearest' });
  }, [isListShown, list.id]);
  const missing = hubs.length === 0 && (areHubsLoading ? m.trip_loading_airports() : m.trip_airports_failed());
  return (
    <div className="relative min-w-0">
      <Label htmlFor={fieldId}>{m.trip_start()}</Label>
      <MapPin aria-hidden className="pointer-events-none absolute top-[2.65rem] left-3 size-5! text-ink-3" />
      <input
        {...input}
        id={fieldId}
        value={text}
        onChange={({ currentTarget }) => enter(currentTarget.value)}
        onClick={() => setOpen(true)}
        // Not if the window loses the focus.
        onBlur={({ currentTarget }) => document.activeElement !== currentTarget && leave()}
        data-about="origin"
        aria-invalid={shownProblem !== undefined}
        aria-describedby={shownProblem ? messageId : undefined}
        placeholder={m.trip_airport()}
        maxLength={60}
        className={cn(fieldClasses, 'min-w-0 pr-2 pl-10')}
      />
      {isListShown && (
        <ComboboxList
          list={list}
          label={m.trip_airports()}
          className="absolute top-full right-0 z-10 mt-1 max-h-56 scroll-mb-2 w-max max-w-[min(20rem,80vw)] min-w-full overflow-y-auto overscroll-contain rounded-3 border border-line bg-surface p-1.5 shadow-menu"
        >
          {items.map((hub, index) => (
            <ComboboxOption
              key={hub.code}
              id={`${list.id}-${index}`}
              isActive={list.activeId === `${list.id}-${index}`}
              onChoose={() => choose(hub)}
              className={cn(
                'flex min-h-11 items-center justify-between gap-4 rounded-2 px-2.5 text-ui',
                chosen?.code === hub.code && 'font-semibold',
              )}
            >
              <ChangingText>{hub.name}</ChangingText>
              <span className="text-caption font-normal text-ink-3">{`${hub.country} · ${hub.code}`}</span>
            </ComboboxOption>
          ))}
        </ComboboxList>
      )}
      <p role="status" className={isOpen && items.length === 0 ? 'mt-1.5 text-small leading-[1.4] text-ink-2' : ''}>
        {isOpen && items.length === 0 && (
          <ChangingText>{missing || m.trip_no_airport({ typed: text.trim() })}</ChangingText>
        )}
      </p>
      <FieldError id={messageId}>{shownProblem && (missing || shownProblem)}</FieldError>
    </div>
  );
}

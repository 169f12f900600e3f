import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { catalogueQueries } from '@/api/catalogue/catalogue.queries';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Dialog } from '@/components/ui/dialog';
import { saysTickets } from '@/domain/trip/ski-cost';
import { noTrip, type Trip } from '@/domain/trip/trip';
import { cn } from '@/lib/class-names';
import { useMediaQuery } from '@/lib/use-media-query';
import { m } from '@/paraglide/messages';
import { useHubs } from '../hubs';
import { daysOnSkis, type TripPart } from '../trip-words';
import { BudgetField } from './budget-field';
import { DayFields } from './day-fields';
import { offeredCurrencies, reportWords } from './editor-facts';
import { GroupSteppers } from './group-steppers';
import { NeedsFields } from './needs-fields';
import { OriginField } from './origin-field';
import { PositionButton } from './position-button';
import { enteredDates, UNREAD_DAY, type UnreadDays, useTripDraft } from './use-trip-draft';

/** A part of the trip, whose field gets the focus on opening. */
export type EditedPart = TripPart | 'needs';

interface TripEditorProps {
  trip: Trip;
  isFromLink: boolean;
  about: EditedPart;
  /** Called with the trip that was set, `noTrip` to clear it; without one if nothing was. */
  onClose: (next?: Trip) => void;
  /** Called once it has closed, to return the focus. */
  onClosed: () => void;
  /** Whether an element opens the editor: pressing it does not close the editor. */
  isOpener: (target: Element) => boolean;
  /** Always a sheet, because there is no room below the opener even in wide windows. */
  isSheet: boolean;
}

const TripCalendar = lazyWithRetry(
  () => import('./trip-calendar'),
  ({ TripCalendar }) => TripCalendar,
);

/** The fields of days that are filled in part, or with a day that does not exist: the browser gives them no value. */
function unreadDays(form: HTMLFormElement): UnreadDays {
  // Days of the calendar have the attribute as well.
  const inputs = form.querySelectorAll<HTMLInputElement>('input[data-day]');
  const bad = [...inputs].filter(({ validity }) => validity.badInput);
  return Object.fromEntries(bad.map(({ dataset }) => [dataset.day, UNREAD_DAY]));
}

/** An open listbox handles Escape itself. */
const leaveEscapeToList = (event: KeyboardEvent) => {
  if (document.activeElement?.matches('[role="combobox"][aria-expanded="true"]')) event.preventDefault();
};

/** Edits a trip, all parts of which are optional: below its line, on phones in a sheet. */
export function TripEditor({ trip, isFromLink, about, onClose, onClosed, isOpener, isSheet }: TripEditorProps) {
  const hasRoom = useMediaQuery('(width >= 48rem)');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { data: catalogue } = useQuery(catalogueQueries.all());
  const { hubs, areLoading: areHubsLoading } = useHubs(true);
  const currencies = offeredCurrencies(catalogue?.resorts);
  const { draft, change, problems, submit, forget } = useTripDraft(trip, currencies[0] ?? 'EUR');
  const entered = { group: draft.group, dates: enteredDates(draft) };
  const [areNeedsOpen, setNeedsOpen] = useState(about === 'needs');

  const focusPart = useEffectEvent((part: EditedPart) => {
    form.current?.querySelector<HTMLElement>(`[data-about="${part}"]`)?.focus();
  });
  useEffect(() => focusPart(about), [about]);

  const finish = (next: Trip) => {
    forget();
    onClose(next);
  };
  const set = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = submit(unreadDays(event.currentTarget));
    if (next) return finish(next);
    // After the fields have rendered their errors.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  const isAnchored = hasRoom && !isSheet;
  const side = isAnchored ? 'px-6' : 'px-gutter';
  const fields = (
    <form
      ref={form}
      id={formId}
      noValidate
      onSubmit={set}
      className={cn(
        'grid',
        // What has the focus is not below the foot.
        isAnchored && 'tall:[&_:is(button,input,select)]:scroll-mb-22',
        !isSheet && 'xl:grid-cols-[35.5rem_minmax(0,1fr)]',
      )}
    >
      <div className={cn('pt-4 pb-5', side)}>
        <DayFields from={draft.from} to={draft.to} problems={problems} onChange={change} hasCalendar={hasRoom} />
        {hasRoom && (
          <TripCalendar
            from={draft.from}
            to={draft.to}
            isLastProposed={draft.isLastProposed}
            onChange={change}
            fallback={<div className="mt-4 min-h-74" />}
          />
        )}
      </div>
      <div
        className={cn(
          'pb-5 max-md:pt-1 md:border-t md:border-line md:pt-4',
          side,
          !isSheet && 'xl:border-t-0 xl:border-l',
        )}
      >
        <GroupSteppers group={draft.group} onChange={(group) => change({ group })} />
        <div className="mt-4 grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1">
          <BudgetField
            {...draft}
            canCount={saysTickets(entered)}
            currencies={currencies}
            problems={problems}
            onChange={change}
          />
          <div className="min-w-0">
            <OriginField
              {...draft}
              hubs={hubs}
              areHubsLoading={areHubsLoading}
              problem={problems.typedPlace}
              onChange={change}
            />
            <PositionButton
              entered={JSON.stringify([draft.origin, draft.typedPlace])}
              onFound={(origin) => change({ origin, typedPlace: '' })}
            />
          </div>
        </div>
        <NeedsFields
          needs={draft.needs}
          daysNote={daysOnSkis(entered)}
          isOpen={areNeedsOpen}
          onOpenChange={setNeedsOpen}
          onChange={(needs) => change({ needs })}
        />
      </div>
    </form>
  );
  const words = catalogue?.isComplete ? reportWords(catalogue.resorts) : '';
  const foot = (
    <>
      <Button variant="quiet" className="px-4" onClick={() => finish(noTrip)}>
        {m.trip_clear_trip()}
      </Button>
      {hasRoom && <p className="ml-auto text-small text-ink-2">{words && <ChangingText>{words}</ChangingText>}</p>}
      <Button type="submit" form={formId} variant="primary" className={cn(!hasRoom && 'flex-1')}>
        {m.trip_set_trip()}
      </Button>
    </>
  );
  const focusOnOpen = (event: Event) => {
    event.preventDefault();
    focusPart(about);
  };

  return (
    <Dialog
      placement={isAnchored ? 'anchored' : 'sheet'}
      title={m.trip_your_trip()}
      heading={isFromLink ? m.trip_from_link() : undefined}
      description={isAnchored && m.trip_editor_hint()}
      foot={foot}
      onClose={onClose}
      onClosed={onClosed}
      onOpenAutoFocus={focusOnOpen}
      onEscapeKeyDown={leaveEscapeToList}
      onInteractOutside={(event) => {
        if (isAnchored && event.target instanceof Element && isOpener(event.target)) event.preventDefault();
      }}
      className={isAnchored ? 'w-[min(100%,38.5rem)] xl:w-[min(100%,62rem)]' : undefined}
    >
      {fields}
    </Dialog>
  );
}

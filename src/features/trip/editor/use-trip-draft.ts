import { useEffect, useState } from 'react';
import type { Needs, Trip } from '@/domain/trip/trip';
import { formatDecimal, parseDecimal } from '@/lib/format';
import { storedStore } from '@/lib/stored-store';
import { isDay } from '../trip-link';
import { today } from '../trip-storage';
import { type TripFields, type TripProblems, tripProblems } from '../trip-validation';

/** A trip as it stands in the editor. */
export interface TripDraft extends TripFields, Pick<Trip, 'group' | 'origin'> {
  needs: Needs;
  /** The budget is for everybody and all days. */
  isForAll: boolean;
  /** The last day is ours: a week after the first, until another is chosen. */
  isLastProposed: boolean;
}

export interface TripDraftControls {
  draft: TripDraft;
  change: (part: Partial<TripDraft>) => void;
  /** What is wrong, once that should be said: the days and the place at once, the rest after a try to set the trip. */
  problems: TripProblems;
  /** The trip that was entered; null where something is wrong, which is said from then on. */
  submit: () => Trip | null;
  /** Drops what was entered, once it is of no more use. */
  forget: () => void;
}

/** What was entered for a trip and is not set yet, until the page is closed. */
const keptDraft = storedStore<{ about: string; draft: TripDraft } | null>({
  keys: [],
  read: () => null,
  write: () => true,
  initial: null,
});

/** Tells trips apart by what the editor can say of them. */
const keyOf = (trip: Trip): string => JSON.stringify({ ...trip, thenBy: null });

const draftOf = ({ dates, budget, group, origin, needs }: Trip, currency: string): TripDraft => ({
  from: dates?.from ?? '',
  to: dates?.to ?? '',
  amount: budget ? formatDecimal(budget.amount, { most: 2 }) : '',
  currency: budget?.currency ?? currency,
  isForAll: budget?.isForAll ?? false,
  unknownPlace: '',
  group,
  origin,
  needs,
  isLastProposed: false,
});

/** The days that were entered, where they make a trip; else null. */
export const enteredDates = ({ from, to }: TripDraft): Trip['dates'] =>
  isDay(from) && isDay(to) && from <= to ? { from, to } : null;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The days with a last one a week after the first, as most trips are, where none has been chosen yet. */
function withLastDay(before: TripDraft, part: Partial<TripDraft>): Partial<TripDraft> {
  const { from, to } = part;
  if (from === undefined || to) return to === undefined ? part : { ...part, isLastProposed: false };
  if (to === undefined && before.to !== '' && !before.isLastProposed) return part;
  const isAhead = isDay(from) && from >= today();
  const last = isAhead ? new Date(Date.parse(from) + WEEK_MS).toISOString().slice(0, 10) : '';
  return { ...part, to: last, isLastProposed: isAhead };
}

/** An amount of money as it was typed, to the cent. */
const amountOf = (text: string) => Math.round(parseDecimal(text) * 100) / 100;

/**
 * What is entered in the trip editor, from a trip on. It is kept when the editor is closed, for the next time it is opened at
 * that trip.
 * @param currency offered while no budget is set
 */
export function useTripDraft(trip: Trip, currency: string): TripDraftControls {
  const [about] = useState(() => keyOf(trip));
  const [first] = useState(() => {
    const kept = keptDraft.get();
    return kept?.about === about ? kept.draft : draftOf(trip, currency);
  });
  const [draft, setDraft] = useState(first);
  useEffect(() => {
    if (draft !== first) keptDraft.save({ about, draft });
  }, [about, draft, first]);
  const [wasTried, setWasTried] = useState(false);
  const checked = tripProblems(draft, today());
  // Days that lie wrongly are told at once, but not that the second is still to come; so is a place that nobody knows.
  const days = draft.from && draft.to ? { from: checked.from, to: checked.to } : {};
  const atOnce = { ...days, unknownPlace: checked.unknownPlace };
  return {
    draft,
    change: (part) => setDraft((before) => ({ ...before, ...withLastDay(before, part) })),
    problems: wasTried ? checked : (atOnce as TripProblems),
    submit: () => {
      setWasTried(true);
      if (Object.keys(checked).length > 0) return null;
      const { from, to, amount, currency, isForAll, group, origin, needs } = draft;
      return {
        dates: from ? { from, to } : null,
        group,
        budget: amount.trim() === '' ? null : { amount: amountOf(amount), currency, ...(isForAll && { isForAll }) },
        origin,
        needs,
        thenBy: trip.thenBy,
      };
    },
    forget: () => void keptDraft.save(null),
  };
}

import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { DAY, STORAGE_KEYS } from '@/config/constants';
import { isDay } from '@/domain/season-fit';
import { type Trip, toCents } from '@/domain/trip/trip';
import { formatMoney, parseDecimal } from '@/lib/format';
import { readSessionJson, writeSessionJson } from '@/lib/session-storage';
import { storedStore } from '@/lib/stored-store';
import { today } from '../trip-storage';
import { type TripProblems, tripProblems } from '../trip-validation';

const levelNeeds = z.object({ km: z.number(), runs: z.number() });
/** The values in the editor. */
const tripDraft = z.object({
  from: z.string(),
  to: z.string(),
  amount: z.string(),
  currency: z.string(),
  typedPlace: z.string(),
  group: z.object({ beginner: z.number(), intermediate: z.number(), expert: z.number() }),
  origin: z.nullable(
    z.union([
      z.object({ hub: z.string() }),
      z.object({ position: z.object({ latitude: z.number(), longitude: z.number() }) }),
    ]),
  ),
  needs: z.object({ beginner: levelNeeds, intermediate: levelNeeds, expert: levelNeeds }),
  /** The budget covers everyone and all days. */
  isForAll: z.boolean(),
  /** The last day is our proposal, a week after the first, until another is chosen. */
  isLastProposed: z.boolean(),
});
type TripDraft = Readonly<z.infer<typeof tripDraft>>;
const storedDraft = z.object({ about: z.string(), draft: tripDraft });
type StoredDraft = z.infer<typeof storedDraft>;

/** Stands for a day that was typed but cannot be read. */
export const UNREAD_DAY = 'unread';
/** The days whose fields show something that is no date. */
export type UnreadDays = Partial<Record<'from' | 'to', typeof UNREAD_DAY>>;

interface TripDraftControls {
  draft: TripDraft;
  change: (part: Partial<TripDraft>) => void;
  /** Errors to show: those of days and place at once, others after trying to submit. */
  problems: TripProblems;
  /** Returns the entered trip, or null if there are errors, which are shown from then on. */
  submit: (unread: UnreadDays) => Trip | null;
  /** Drops the draft once it is no longer needed. */
  forget: () => void;
}

const withAmount = (stored: StoredDraft | null, change: (amount: string) => string): StoredDraft | null =>
  stored && { ...stored, draft: { ...stored.draft, amount: change(stored.draft.amount) } };

/** An amount as it is stored, and as a page shows it: what German writes as "1.250" is another amount in English. */
const plainAmount = (typed: string): string => {
  const amount = parseDecimal(typed);
  return Number.isNaN(amount) ? typed : String(amount);
};
const shownAmount = (stored: string): string => (/^\d+(\.\d+)?$/.test(stored) ? formatMoney(Number(stored)) : stored);

/** Values entered for a trip but not submitted, stored until the tab is closed: a phone may reload it meanwhile. */
const draftStore = storedStore<StoredDraft | null>({
  keys: [],
  read: () => withAmount(storedDraft.safeParse(readSessionJson(STORAGE_KEYS.tripDraft)).data ?? null, shownAmount),
  write: (value) => writeSessionJson(STORAGE_KEYS.tripDraft, withAmount(value, plainAmount)),
  initial: null,
});

/** Identifies a trip by the parts the editor can change. */
const keyOf = (trip: Trip): string => JSON.stringify({ ...trip, thenBy: null });

const draftOf = ({ dates, budget, group, origin, needs }: Trip, currency: string): TripDraft => ({
  from: dates?.from ?? '',
  to: dates?.to ?? '',
  amount: budget ? formatMoney(budget.amount) : '',
  currency: budget?.currency ?? currency,
  isForAll: budget?.isForAll ?? false,
  typedPlace: '',
  group,
  origin,
  needs,
  isLastProposed: false,
});

/** The entered days if they are complete and valid, else null. */
export const enteredDates = ({ from, to }: TripDraft): Trip['dates'] =>
  isDay(from) && isDay(to) && from <= to ? { from, to } : null;

/** Proposes a last day a week after the first, as most trips are, if none was chosen yet. */
function withLastDay(before: TripDraft, part: Partial<TripDraft>): Partial<TripDraft> {
  const { from, to } = part;
  if (from === undefined || to) return to === undefined ? part : { ...part, isLastProposed: false };
  if (to === undefined && before.to !== '' && !before.isLastProposed) return part;
  const isAhead = isDay(from) && from >= today();
  const last = isAhead ? new Date(Date.parse(from) + 7 * DAY).toISOString().slice(0, 10) : '';
  return { ...part, to: last, isLastProposed: isAhead };
}

/**
 * The values of the trip editor. Kept when it is closed, for the next time it opens with the same trip.
 * @param currency the default while no budget is set
 */
export function useTripDraft(trip: Trip, currency: string): TripDraftControls {
  const [about] = useState(() => keyOf(trip));
  const [first] = useState(() => {
    const stored = draftStore.get();
    return stored?.about === about ? stored.draft : draftOf(trip, currency);
  });
  const [draft, setDraft] = useState(first);
  useEffect(() => {
    if (draft !== first) draftStore.save({ about, draft });
  }, [about, draft, first]);
  const [wasTried, setWasTried] = useState(false);
  const [unread, setUnread] = useState<UnreadDays>({});
  const checked = tripProblems({ ...draft, ...unread }, today());
  // Reports invalid days at once, but not while the second is missing; an unknown place too.
  const days = draft.from && draft.to ? { from: checked.from, to: checked.to } : {};
  const atOnce: TripProblems = { ...days, typedPlace: checked.typedPlace };
  return {
    draft,
    change: (part) => {
      if ('from' in part || 'to' in part) setUnread({});
      setDraft((before) => ({ ...before, ...withLastDay(before, part) }));
    },
    problems: wasTried ? checked : atOnce,
    submit: (nextUnread) => {
      setWasTried(true);
      setUnread(nextUnread);
      if (Object.keys(tripProblems({ ...draft, ...nextUnread }, today())).length > 0) return null;
      const { from, to, amount, currency, isForAll, group, origin, needs } = draft;
      const budget = { amount: toCents(parseDecimal(amount)), currency, ...(isForAll && { isForAll }) };
      return {
        dates: from ? { from, to } : null,
        group,
        budget: amount.trim() === '' ? null : budget,
        origin,
        needs,
        thenBy: trip.thenBy,
      };
    },
    forget: () => void draftStore.save(null),
  };
}

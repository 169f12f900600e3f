import type { Coordinates, NamedPlace } from '@/api/resorts/resort.schema';
import { DAY } from '@/config/constants';
import { m } from '@/paraglide/messages';
import type { RunUnit } from '../figures';
import type { DayRange } from '../season-fit';

/** An airport where a trip can start. */
export interface Hub {
  /** IATA code. */
  code: string;
  /** City. */
  name: string;
  country: string;
  latitude: number;
  longitude: number;
}

/** Levels of skiers, in display order. */
export const skierLevels = ['beginner', 'intermediate', 'expert'] as const;
export type SkierLevel = (typeof skierLevels)[number];

/** Tie-breakers between resorts that fit equally well. */
export const thenByChoices = ['rating', 'nearest', 'cheapest', 'highest', 'most-runs'] as const;
export type ThenBy = (typeof thenByChoices)[number];

/** What a level needs per day: kilometres of runs, or number of runs if a resort counts them. */
export type Needs = Readonly<Record<SkierLevel, Readonly<Record<RunUnit, number>>>>;

/** The code of a hub, or a position rounded to a tenth of a degree. */
export type Origin = { hub: string } | { position: Coordinates };

/** Upper limit of a day's lift ticket, or of everybody's tickets for all days. */
export interface Budget {
  amount: number;
  currency: string;
  isForAll?: boolean;
}

/** A visitor's trip. Everything is optional: null, or nobody in the group. */
export interface Trip {
  dates: DayRange | null;
  /** Number of people per level. */
  group: Readonly<Record<SkierLevel, number>>;
  budget: Budget | null;
  origin: Origin | null;
  /** What counts as enough per day. */
  needs: Needs;
  /** Null until the visitor has chosen. */
  thenBy: ThenBy | null;
}

/** Our defaults; a visitor may change them. */
export const ownNeeds: Needs = {
  beginner: { km: 3, runs: 2 },
  intermediate: { km: 10, runs: 5 },
  expert: { km: 7, runs: 4 },
};

export const noTrip: Trip = {
  dates: null,
  group: { beginner: 0, intermediate: 0, expert: 0 },
  budget: null,
  origin: null,
  needs: ownNeeds,
  thenBy: null,
};

/** At most this many people of a level, and at most this need per day. */
export const PEOPLE_MAX = 20;
export const NEED_MAX = 100;

/** Length of a trip without dates. */
const DAYS_WITHOUT_DATES = 6;

/** Days from one ISO date to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** Days of skiing: last day minus first, at least one (Saturday to Saturday is seven); six without dates. */
export function tripDays({ dates }: Pick<Trip, 'dates'>): number {
  if (!dates) return DAYS_WITHOUT_DATES;
  return Math.max(1, daysBetween(dates.from, dates.to));
}

/** How many people go. */
export const peopleOf = ({ group }: Pick<Trip, 'group'>): number =>
  skierLevels.reduce((sum, level) => sum + group[level], 0);

/** The levels in the group. */
export const levelsOf = ({ group }: Pick<Trip, 'group'>): SkierLevel[] =>
  skierLevels.filter((level) => group[level] > 0);

/** Whether the trip has nothing a resort could be judged by. */
export const isEmptyTrip = (trip: Trip): boolean => !trip.dates && peopleOf(trip) === 0 && !trip.budget && !trip.origin;

/** Drops dates whose last day has passed; otherwise returns the same object. `today` is an ISO date. */
export const withoutPassedDates = (trip: Trip, today: string): Trip =>
  trip.dates && trip.dates.to < today ? { ...trip, dates: null } : trip;

/** A number to one decimal, the precision of kilometres and degrees in a link. */
export const toTenth = (number: number): number => Math.round(number * 10) / 10;

/** An amount of money to cents, free of floating-point errors. */
export const toCents = (amount: number): number => Math.round(amount * 100) / 100;

/** A position as a trip stores it: to a tenth of a degree, about ten kilometres, precise enough for distances. */
export const originAt = ({ latitude, longitude }: Coordinates): Origin => ({
  position: { latitude: toTenth(latitude), longitude: toTenth(longitude) },
});

/** Where a trip starts. Its name stands after "from"; `label` is how it is called alone, if that differs. */
export interface TripPlace extends NamedPlace {
  label?: string;
}

/** Position and name of a trip's origin; null without an origin or for an unknown hub. */
export function originPlace({ origin }: Pick<Trip, 'origin'>, hubs: readonly Hub[]): TripPlace | null {
  if (!origin) return null;
  if ('position' in origin) {
    return { ...origin.position, name: m.trip_your_position(), label: m.trip_own_position() };
  }
  return hubs.find(({ code }) => code === origin.hub) ?? null;
}

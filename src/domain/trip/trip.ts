import type { Coordinates, NamedPlace } from '@/api/resorts/resort.schema';
import { m } from '@/paraglide/messages';
import type { RunUnit } from '../figures';
import type { DayRange } from '../season-fit';

/** An airport from which people go skiing, where a trip may start. */
export interface Hub {
  /** IATA code. */
  code: string;
  /** City, as we call it. */
  name: string;
  country: string;
  latitude: number;
  longitude: number;
}

/** Levels of skiers, in the order in which they are named. */
export const skierLevels = ['beginner', 'intermediate', 'expert'] as const;
export type SkierLevel = (typeof skierLevels)[number];

/** What decides between resorts that fit equally well. */
export const thenByChoices = ['rating', 'nearest', 'cheapest', 'highest', 'most-runs'] as const;
export type ThenBy = (typeof thenByChoices)[number];

/** What a level needs for each day: kilometres of runs, or number of runs where a resort counts them. */
export type Needs = Readonly<Record<SkierLevel, Readonly<Record<RunUnit, number>>>>;

/** The code of a hub, or a position rounded to a tenth of a degree. */
export type Origin = { hub: string } | { position: Coordinates };

/** Most that a day's lift ticket may cost, or where it is for all, the lift tickets of everybody for all days. */
export interface Budget {
  amount: number;
  currency: string;
  isForAll?: boolean;
}

/** What a visitor says once of a trip. Everything is optional: null, or nobody in the group. */
export interface Trip {
  dates: DayRange | null;
  /** How many of each level go. */
  group: Readonly<Record<SkierLevel, number>>;
  budget: Budget | null;
  origin: Origin | null;
  /** What is enough for a day. */
  needs: Needs;
  /** Null until the visitor has chosen. */
  thenBy: ThenBy | null;
}

/** These six numbers are ours; a visitor may change them. */
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

/** Most people of one level, and most that a level may need for a day. */
export const PEOPLE_MAX = 20;
export const NEED_MAX = 100;

/** Days that count where no dates are set. */
const DAYS_WITHOUT_DATES = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days lie between two ISO dates. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Days of skiing: last day less first, at least one (Saturday to Saturday is seven); six where no dates are set. */
export function tripDays({ dates }: Pick<Trip, 'dates'>): number {
  if (!dates) return DAYS_WITHOUT_DATES;
  return Math.max(1, daysBetween(dates.from, dates.to));
}

/** How many people go. */
export const peopleOf = ({ group }: Pick<Trip, 'group'>): number =>
  skierLevels.reduce((sum, level) => sum + group[level], 0);

/** The levels that go, in their order. */
export const levelsOf = ({ group }: Pick<Trip, 'group'>): SkierLevel[] =>
  skierLevels.filter((level) => group[level] > 0);

/** Whether nothing has been said of the trip that a resort could be measured by. */
export const isEmptyTrip = (trip: Trip): boolean => !trip.dates && peopleOf(trip) === 0 && !trip.budget && !trip.origin;

/** The trip without dates whose last day has passed; the same object while they have not. `today` is an ISO date. */
export const withoutPassedDates = (trip: Trip, today: string): Trip =>
  trip.dates && trip.dates.to < today ? { ...trip, dates: null } : trip;

/** A number to one decimal, as a link carries kilometres and degrees. */
export const toTenth = (number: number): number => Math.round(number * 10) / 10;

/** A position as a trip keeps it: to a tenth of a degree, about ten kilometres, which is enough to measure a way. */
export const originAt = ({ latitude, longitude }: Coordinates): Origin => ({
  position: { latitude: toTenth(latitude), longitude: toTenth(longitude) },
});

/** Where a trip starts and what the place is called; null without an origin, or for a hub that is not known. */
export function originPlace({ origin }: Pick<Trip, 'origin'>, hubs: readonly Hub[]): NamedPlace | null {
  if (!origin) return null;
  if ('position' in origin) return { ...origin.position, name: m.trip_your_position() };
  return hubs.find(({ code }) => code === origin.hub) ?? null;
}

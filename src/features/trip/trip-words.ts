import { dayRangeText } from '@/domain/day-range-text';
import { type Budget, levelsOf, peopleOf, type SkierLevel, type Trip, tripDays } from '@/domain/trip/trip';
import { formatCount, formatMoney } from '@/lib/format';
import { m } from '@/paraglide/messages';

/** "2 beginners, 1 intermediate, 1 expert", or '' without a group. */
export const groupText = (trip: Pick<Trip, 'group'>): string =>
  levelsOf(trip)
    .map((level) => levelCount(level, trip.group[level]))
    .join(', ');

/** "EUR 70", "EUR 46.50". */
export const moneyText = (amount: number, currency: string): string => `${currency} ${formatMoney(amount)}`;

/** "EUR 70", "EUR 2,500 for all". */
export const budgetText = ({ amount, currency, isForAll }: Budget): string =>
  isForAll ? m.trip_budget_for_all({ amount: moneyText(amount, currency) }) : moneyText(amount, currency);

/** What a trip may say, in the order of the trip line. */
export const tripPartNames = ['dates', 'group', 'budget', 'origin'] as const;
export type TripPart = (typeof tripPartNames)[number];

/** One part of a trip in words. */
interface TripPartText {
  about: TripPart;
  text: string;
  short: string;
}

/** The parts of a trip that are set, in the order of the trip line. */
export function tripParts(trip: Trip, placeName: string | null): TripPartText[] {
  const { dates, budget } = trip;
  const people = peopleOf(trip);
  const parts: TripPartText[] = [];
  const add = (about: TripPart, short: string, text = short) => parts.push({ about, text, short });
  if (dates) add('dates', dayRangeText(dates));
  if (people > 0) add('group', m.trip_people({ count: people, shown: formatCount(people) }), groupText(trip));
  if (budget) add('budget', budgetText(budget), m.trip_up_to({ budget: budgetText(budget) }));
  if (placeName) add('origin', placeName, m.trip_from({ place: placeName }));
  return parts;
}

/** How many days count, and why: "6 days on skis: the last day is for the way home." */
export function daysOnSkis({ dates }: Pick<Trip, 'dates'>): string {
  const count = tripDays({ dates });
  const days = { count, shown: formatCount(count) };
  if (!dates) return m.trip_days_assumed(days);
  return dates.from === dates.to ? m.trip_days_one_date(days) : m.trip_days_on_skis(days);
}

/** Who there is enough for: "all four", "both", or a single person: "the expert". */
export function everyoneText(trip: Pick<Trip, 'group'>): string {
  const people = peopleOf(trip);
  const [alone] = levelsOf(trip);
  if (people === 1 && alone) return levelText(alone, 1);
  return m.trip_everyone({ people: String(people), shown: formatCount(people) });
}

/** A level with its article, for use after "for": "the expert", "the beginners". */
export const levelText = (level: SkierLevel, people: number): string => m.trip_the_level({ level, count: people });

/** "expert", "beginners". */
export const levelName = (level: SkierLevel, people: number): string => m.trip_level_name({ level, count: people });

/** "1 expert", "2 beginners". */
export const levelCount = (level: SkierLevel, people: number): string =>
  m.trip_level_count({ level, count: people, shown: formatCount(people) });

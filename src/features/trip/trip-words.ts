import { dayRangeText } from '@/domain/day-range-text';
import { type Budget, peopleOf, type SkierLevel, skierLevels, type Trip, tripDays } from '@/domain/trip/trip';
import { formatCount, formatCounted, formatDecimal } from '@/lib/format';

/** "2 beginners, 1 intermediate, 1 expert", or '' for nobody. */
export const groupText = ({ group }: Pick<Trip, 'group'>): string =>
  skierLevels
    .filter((level) => group[level] > 0)
    .map((level) => formatCounted(group[level], level))
    .join(', ');

/** "EUR 70", "EUR 46.50". */
export const moneyText = (amount: number, currency: string): string =>
  `${currency} ${formatDecimal(amount, { most: 2, least: Number.isInteger(amount) ? 0 : 2 })}`;

/** "EUR 70", "EUR 2,500 for all". */
export const budgetText = ({ amount, currency, isForAll }: Budget): string =>
  `${moneyText(amount, currency)}${isForAll ? ' for all' : ''}`;

/** A part of a trip in words. */
interface TripPartText {
  about: 'dates' | 'group' | 'budget' | 'origin';
  text: string;
  short: string;
}

/** The parts of a trip that were said, in their order, as the trip line shows them. */
export function tripParts(trip: Trip, placeName: string | null): TripPartText[] {
  const { dates, budget } = trip;
  const people = peopleOf(trip);
  const part = (about: TripPartText['about'], short: string | null, text = short) =>
    short && text ? [{ about, text, short }] : [];
  const money = budget && budgetText(budget);
  return [
    ...part('dates', dates && dayRangeText(dates)),
    ...part('group', people > 0 ? formatCounted(people, 'person', 'people') : null, groupText(trip)),
    ...part('budget', money, `up to ${money}`),
    ...part('origin', placeName, `from ${placeName}`),
  ];
}

/** How many days count, and why: "6 days on skis: the last day is for the way home." */
export function daysOnSkis({ dates }: Pick<Trip, 'dates'>): string {
  const days = formatCounted(tripDays({ dates }), 'day');
  if (!dates) return `No dates are set: ${days} on skis are assumed.`;
  return dates.from === dates.to ? `${days} on skis.` : `${days} on skis: the last day is for the way home.`;
}

/** The whole trip: "14 – 21 Feb · 2 beginners, 1 expert · up to EUR 70 · from Zürich". */
export const tripText = (trip: Trip, placeName: string | null): string =>
  tripParts(trip, placeName)
    .map(({ text }) => text)
    .join(' · ');

const NUMBER_WORDS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Whom there is enough for: "all four", "both", or the one who goes alone: "the expert". */
export function everyoneText(trip: Pick<Trip, 'group'>): string {
  const people = peopleOf(trip);
  const alone = skierLevels.find((level) => trip.group[level] > 0);
  if (people === 1 && alone) return levelText(alone, 1);
  return people === 2 ? 'both' : `all ${NUMBER_WORDS[people - 3] ?? formatCount(people)}`;
}

/** A level with its article: "the expert", "the beginners". */
export const levelText = (level: SkierLevel, people: number): string => `the ${levelName(level, people)}`;

/** "expert", "beginners". */
export const levelName = (level: SkierLevel, people: number): string => (people === 1 ? level : `${level}s`);

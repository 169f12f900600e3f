import { isDay } from '@/domain/season-fit';
import {
  daysBetween,
  NEED_MAX,
  type Needs,
  noTrip,
  ownNeeds,
  PEOPLE_MAX,
  skierLevels,
  type Trip,
  thenByChoices,
} from '@/domain/trip/trip';

/** Longest link read, in characters. */
const LINK_MAX = 200;
/** Longest trip in days: anything longer is a mistake or malicious. */
export const TRIP_DAYS_MAX = 120;

const LEVELS = 'bia';

/** Reads one part of a link; undefined if it does not match. */
type Part = (text: string) => Partial<Trip> | undefined;

const dates: Part = (text) => {
  const [from = '', to = '', ...rest] = text.split('..');
  if (rest.length > 0 || !isDay(from) || !isDay(to) || from > to) return undefined;
  return daysBetween(from, to) <= TRIP_DAYS_MAX ? { dates: { from, to } } : undefined;
};

const group: Part = (text) => {
  if (!/^([bia]\d{1,2}){1,3}$/.test(text)) return undefined;
  const people = { ...noTrip.group };
  for (const [, letter = '', count] of text.matchAll(/([bia])(\d+)/g)) {
    const level = skierLevels[LEVELS.indexOf(letter)];
    if (level) people[level] = Number(count);
  }
  return Object.values(people).every((count) => count <= PEOPLE_MAX) ? { group: people } : undefined;
};

/** Whether a code is one of a currency that exists: no other is read from a link. */
export const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);

/** "EUR70" a day, "EUR2500-all" for all. Older versions of the site ignore the latter, and say so. */
const budget: Part = (text) => {
  const [, currency = '', number, all] = /^([A-Z]{3})(\d{1,9}(?:\.\d{1,2})?)(-all)?$/.exec(text) ?? [];
  const amount = Number(number);
  return amount > 0 && isCurrency(currency)
    ? { budget: { amount, currency, ...(all && { isForAll: true }) } }
    : undefined;
};

const origin: Part = (text) => (/^[A-Z]{3}$/.test(text) ? { origin: { hub: text } } : undefined);

/** "k3-10-7r2-5-4": kilometres and runs a day for beginners, intermediates and experts. */
const needs: Part = (text) => {
  const number = '(\\d{1,3}(?:\\.\\d)?)';
  const three = `${number}-${number}-${number}`;
  const numbers = new RegExp(`^k${three}r${three}$`).exec(text)?.slice(1).map(Number);
  if (!numbers?.every((need) => need > 0 && need <= NEED_MAX)) return undefined;
  const ofLevel = (index: number) => ({ km: numbers[index] ?? 0, runs: numbers[index + 3] ?? 0 });
  return { needs: { beginner: ofLevel(0), intermediate: ofLevel(1), expert: ofLevel(2) } };
};

const thenBy: Part = (text) => {
  const found = thenByChoices.find((choice) => text === `then-${choice}`);
  return found && { thenBy: found };
};

const parts: readonly Part[] = [dates, group, budget, origin, needs, thenBy];

/** Reads one part of a link, recognised by its form; undefined if unknown. */
export const readPart: Part = (text) => parts.map((part) => part(text)).find((parsed) => parsed !== undefined);

/**
 * Parses a trip from a link: "2027-02-14..2027-02-21_b2i1a1_EUR70_ZRH". Parts are recognised by their form, and all are
 * optional; unreadable ones are ignored, and of duplicates the first counts. Null if nothing can be read.
 */
export function parseTripLink(link: string): Trip | null {
  if (link.length > LINK_MAX) return null;
  const parsed = link
    .split('_')
    .flatMap((text) => readPart(text) ?? [])
    .reverse();
  return parsed.length > 0 ? Object.assign({ ...noTrip }, ...parsed) : null;
}

const needsText = (needs: Needs) =>
  `k${skierLevels.map((level) => needs[level].km).join('-')}r${skierLevels.map((level) => needs[level].runs).join('-')}`;

/** Serialises a trip for a link, '' if it is empty. Leaves out a position, which is private. */
export function formatTripLink({ dates, group, budget, origin, needs, thenBy }: Trip): string {
  const people = skierLevels
    .map((level, index) => (group[level] > 0 ? `${LEVELS[index]}${group[level]}` : ''))
    .join('');
  return [
    dates && `${dates.from}..${dates.to}`,
    people,
    budget && `${budget.currency}${budget.amount}${budget.isForAll ? '-all' : ''}`,
    origin && 'hub' in origin && origin.hub,
    needsText(needs) !== needsText(ownNeeds) && needsText(needs),
    thenBy && `then-${thenBy}`,
  ]
    .filter(Boolean)
    .join('_');
}

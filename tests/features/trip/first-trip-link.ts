import { noTrip, type Trip } from '@/domain/trip/trip';

// How the first version of the site read a trip's link, less the refusals that only forged links meet. Links that it has
// written are in chats and bookmarks, and pages of it stay open: this stays as it is.

type Part = (text: string) => Partial<Trip> | undefined;

const dates: Part = (text) => {
  const [, from = '', to = ''] = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/.exec(text) ?? [];
  return from ? { dates: { from, to } } : undefined;
};

const group: Part = (text) => {
  if (!/^([bia]\d{1,2}){1,3}$/.test(text)) return undefined;
  const count = (letter: string) => Number(new RegExp(`${letter}(\\d+)`).exec(text)?.[1] ?? 0);
  return { group: { beginner: count('b'), intermediate: count('i'), expert: count('a') } };
};

const budget: Part = (text) => {
  const [, currency = '', number = ''] = /^([A-Z]{3})(\d{1,6}(?:\.\d{1,2})?)$/.exec(text) ?? [];
  return Number(number) > 0 ? { budget: { amount: Number(number), currency } } : undefined;
};

const origin: Part = (text) => (/^[A-Z]{3}$/.test(text) ? { origin: { hub: text } } : undefined);

const needs: Part = (text) => {
  const number = '(\\d{1,3}(?:\\.\\d)?)';
  const three = `${number}-${number}-${number}`;
  const found = new RegExp(`^k${three}r${three}$`).exec(text)?.slice(1).map(Number);
  if (!found) return undefined;
  const [bk = 0, ik = 0, ek = 0, br = 0, ir = 0, er = 0] = found;
  return {
    needs: { beginner: { km: bk, runs: br }, intermediate: { km: ik, runs: ir }, expert: { km: ek, runs: er } },
  };
};

const choices = ['rating', 'nearest', 'cheapest', 'highest', 'most-runs'] as const;
const thenBy: Part = (text) => {
  const found = choices.find((choice) => text === `then-${choice}`);
  return found && { thenBy: found };
};

const readPart: Part = (text) => {
  for (const part of [dates, group, budget, origin, needs, thenBy]) {
    const read = part(text);
    if (read) return read;
  }
  return undefined;
};

/** Reads a trip's link as the first version did; null where nothing can be read. */
export function readByFirstVersion(link: string): Trip | null {
  const read = link
    .split('_')
    .flatMap((text) => readPart(text) ?? [])
    .reverse();
  return read.length > 0 ? Object.assign({ ...noTrip }, ...read) : null;
}

import { createParser, parseAsNativeArrayOf, parseAsString } from 'nuqs/server';
import { areValidCoordinates } from '@/lib/distance';
import { englishMonths } from '@/lib/format';
import { runUnits } from '../figures';
import { isDay } from '../season-fit';
import type { MapArea, OpenOn } from './list-filters';

const AMOUNT = /^\d{1,6}(\.\d{1,2})?$/;
const parseAsLeast = createParser({
  parse: (text) => (AMOUNT.test(text) && Number(text) > 0 ? Number(text) : null),
  serialize: String,
});

/** "80km", "40runs" */
const parseAsRuns = createParser({
  parse: (text) => {
    const unit = runUnits.find((each) => text.endsWith(each));
    const amount = unit ? text.slice(0, -unit.length) : '';
    return unit && AMOUNT.test(amount) && Number(amount) > 0 ? { amount: Number(amount), unit } : null;
  },
  serialize: ({ amount, unit }) => `${amount}${unit}`,
});

const BEYOND = '-and-later';

function readOpenOn(text: string): OpenOn | null {
  const [from = '', to = '', ...rest] = text.split('..');
  if (rest.length === 0 && isDay(from) && isDay(to) && from <= to) return { days: { from, to } };
  const isBeyond = text.endsWith(BEYOND);
  const name = isBeyond ? text.slice(0, -BEYOND.length) : text;
  const month = englishMonths().findIndex((each) => each.toLowerCase() === name);
  return month >= 0 ? { month, isBeyond } : null;
}

/** "april", "april-and-later", "2027-02-14..2027-02-21" */
const parseAsOpenOn = createParser<OpenOn>({
  parse: readOpenOn,
  serialize: (openOn) =>
    'days' in openOn
      ? `${openOn.days.from}..${openOn.days.to}`
      : `${englishMonths()[openOn.month]?.toLowerCase()}${openOn.isBeyond ? BEYOND : ''}`,
});

/** "north,south,east,west" in degrees, to a thousandth */
const parseAsBounds = createParser<MapArea>({
  parse: (text) => {
    const [north, south, east, west, ...rest] = text
      .split(',')
      .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
    if (north === undefined || south === undefined || east === undefined || west === undefined) return null;
    const areValid = [
      { latitude: north, longitude: east },
      { latitude: south, longitude: west },
    ].every(areValidCoordinates);
    return areValid && rest.length === 0 && north > south ? { north, south, east, west } : null;
  },
  serialize: ({ north, south, east, west }) =>
    [north, south, east, west].map((degrees) => Number(degrees.toFixed(3))).join(','),
});

const parseAsCurrency = createParser({
  parse: (text) => (/^[A-Z]{3}$/.test(text) ? text : null),
  serialize: String,
});

/** The query parameters of the filters that the server does not know; unreadable values are ignored. */
export const catalogueFilterParsers = {
  countries: parseAsNativeArrayOf(parseAsString),
  currency: parseAsCurrency,
  minPeak: parseAsLeast,
  minDrop: parseAsLeast,
  minSnowfall: parseAsLeast,
  minRuns: parseAsRuns,
  openOn: parseAsOpenOn,
  facilities: parseAsNativeArrayOf(parseAsString),
  bounds: parseAsBounds,
  maxKm: parseAsLeast,
};

import { createParser, parseAsNativeArrayOf, parseAsString } from 'nuqs/server';
import { areValidCoordinates } from '@/lib/distance';
import { englishMonths } from '@/lib/format';
import { runUnits } from '../figures';
import { isDay } from '../season-fit';
import type { MapArea, OpenOn } from './list-filters';

/** The greatest amount in an address. */
export const AMOUNT_MAX = 999_999;
const AMOUNT = /^\d{1,6}(\.\d{1,2})?$/;
/** Reads an amount above 0, such as "2.5"; null for any other text. */
const readAmount = (text: string): number | null => (AMOUNT.test(text) ? Number(text) || null : null);

const parseAsLeast = createParser({ parse: readAmount, serialize: String });

/** "80km", "40runs" */
const parseAsRuns = createParser({
  parse: (text) => {
    const unit = runUnits.find((each) => text.endsWith(each));
    const amount = unit ? readAmount(text.slice(0, -unit.length)) : null;
    return unit && amount ? { amount, unit } : null;
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

/** "north,south,east,west" in degrees, to ten metres: a map at its closest zoom shows less than a hundred. */
const parseAsBounds = createParser<MapArea>({
  parse: (text) => {
    const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
    if (parts.length !== 4) return null;
    const [north = 0, south = 0, east = 0, west = 0] = parts;
    const corners = [
      { latitude: north, longitude: east },
      { latitude: south, longitude: west },
    ];
    return corners.every(areValidCoordinates) && north > south ? { north, south, east, west } : null;
  },
  serialize: ({ north, south, east, west }) =>
    [north, south, east, west].map((degrees) => Number(degrees.toFixed(4))).join(','),
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

import { createContext, use } from 'react';
import { CM_PER_INCH, METRES_PER_FOOT, STORAGE_KEYS } from '@/config/constants';
import { locale } from '@/config/locale';
import { formatDecimal, parseDecimal } from './format';
import { storedChoice } from './stored-store';

/** The unit systems a visitor can choose. */
export const unitSystems = ['metric', 'imperial'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** A formatted number: value and unit separately, and both as one text. */
export interface Measure {
  value: string;
  unit: string;
  text: string;
}

export interface Units {
  system: UnitSystem;
  elevation: (metres: number) => Measure;
  distance: (kilometres: number) => Measure;
  /** The unit of distances, for figures that are rounded differently. */
  distanceUnit: { name: string; perKilometre: number };
  snow: (centimetres: number) => Measure;
  temperature: (celsius: number) => Measure;
  speed: (kilometresPerHour: number) => Measure;
}

/** Miles in a kilometre. */
export const MILES_PER_KILOMETRE = 0.621371;
/** Languages of the United States, Liberia and Myanmar. */
const IMPERIAL_LANGUAGE = /-(US|LR|MM)\b/i;

/** With a true minus sign. */
const signed = (value: number) => formatDecimal(value).replace('-', '−');

/** Between a figure and its degrees: none in English, a space in the others, as in a range (`weather_peak_range`). */
const DEGREE_GAP = locale === 'en' ? '' : '\u00a0';

const measure = (value: string, unit: string, gap = ' '): Measure => ({ value, unit, text: `${value}${gap}${unit}` });
/** A length, or an amount of snow, as it is written: to a tenth below 10, else whole. */
export const asWritten = (amount: number): number => (amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount));
const length = (amount: number, unit: string) => measure(formatDecimal(amount, { most: amount < 10 ? 1 : 0 }), unit);

const metric: Units = {
  system: 'metric',
  elevation: (metres) => measure(formatDecimal(metres), 'm'),
  distance: (kilometres) => length(kilometres, 'km'),
  distanceUnit: { name: 'km', perKilometre: 1 },
  snow: (centimetres) => measure(formatDecimal(centimetres, { most: centimetres < 1 ? 1 : 0 }), 'cm'),
  temperature: (celsius) => measure(signed(celsius), '°C', DEGREE_GAP),
  speed: (kmh) => measure(formatDecimal(kmh), 'km/h'),
};

const imperial: Units = {
  system: 'imperial',
  elevation: (metres) => measure(formatDecimal(metres / METRES_PER_FOOT), 'ft'),
  distance: (kilometres) => length(kilometres * MILES_PER_KILOMETRE, 'mi'),
  distanceUnit: { name: 'mi', perKilometre: MILES_PER_KILOMETRE },
  snow: (centimetres) => length(centimetres / CM_PER_INCH, 'in'),
  temperature: (celsius) => measure(signed(celsius * 1.8 + 32), '°F', DEGREE_GAP),
  speed: (kmh) => measure(formatDecimal(kmh * MILES_PER_KILOMETRE), 'mph'),
};

/** The formatter of a metric unit; null for anything else, such as a currency, which may be any text. */
export function measureIn(unit: string, { elevation, snow, distance }: Units): ((amount: number) => Measure) | null {
  switch (unit) {
    case 'm':
      return elevation;
    case 'cm':
      return snow;
    case 'km':
      return distance;
    default:
      return null;
  }
}

const shownNumber = ({ value }: Measure) => parseDecimal(value);

/**
 * The difference between two lengths or heights as a reader works it out, from the rounded figures that are shown. If both are
 * shown alike, the exact difference.
 */
export function shownDifference(measureOf: (amount: number) => Measure, one: number, other: number): string {
  const [from, to] = [measureOf(one), measureOf(other)];
  const difference = Math.abs(shownNumber(from) - shownNumber(to));
  if (difference === 0) return measureOf(Math.abs(one - other)).text;
  return `${formatDecimal(difference, { most: 1 })} ${from.unit}`;
}

/** The formatters of a unit system, for metric figures. */
export function unitsOf(system: UnitSystem): Units {
  return system === 'metric' ? metric : imperial;
}

// "en" without a region does not tell where the visitor is.
const localSystem = (): UnitSystem => (IMPERIAL_LANGUAGE.test(navigator.language) ? 'imperial' : 'metric');

const store = storedChoice<UnitSystem>(STORAGE_KEYS.units, unitSystems, 'metric', localSystem);

/** The formatters of the visitor's choice, without delay: for the control itself and the provider of `UnitsContext`. */
export const useStoredUnits = (): Units => unitsOf(store.use());

/** The formatters every figure is rendered with. They may follow the choice a little later, in an interruptible render. */
export const UnitsContext = createContext<Units>(metric);

/** The formatters of the visitor's unit system; re-renders when it changes. */
export const useUnits = (): Units => use(UnitsContext);

/** Stores the visitor's unit system. */
export const setUnitSystem = (system: UnitSystem): void => void store.save(system);

import { CM_PER_INCH, STORAGE_KEYS } from '@/config/constants';
import { storedChoice } from './stored-choice';

export const unitSystems = ['metric', 'imperial'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** A number ready to be shown: value and unit apart, and both as one text. */
export interface Measure {
  value: string;
  unit: string;
  text: string;
}

export interface Units {
  system: UnitSystem;
  elevation: (metres: number) => Measure;
  distance: (kilometres: number) => Measure;
  snow: (centimetres: number) => Measure;
  temperature: (celsius: number) => Measure;
  speed: (kilometresPerHour: number) => Measure;
}

const FEET_PER_METRE = 3.28084;
const MILES_PER_KILOMETRE = 0.621371;
const IMPERIAL_REGIONS = new Set(['US', 'LR', 'MM']);

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Writes with a true minus sign, and never "-0". */
const signed = (text: string) => text.replace(/^-(?=0$)/, '').replace('-', '−');

const measure = (value: string, unit: string, gap = ' '): Measure => ({ value, unit, text: `${value}${gap}${unit}` });
const length = (amount: number, unit: string) => measure((amount < 10 ? oneDecimal : whole).format(amount), unit);

const metric: Units = {
  system: 'metric',
  elevation: (metres) => measure(whole.format(metres), 'm'),
  distance: (kilometres) => length(kilometres, 'km'),
  snow: (centimetres) => measure(whole.format(centimetres), 'cm'),
  temperature: (celsius) => measure(signed(whole.format(celsius)), '°C', ''),
  speed: (kmh) => measure(whole.format(kmh), 'km/h'),
};

const imperial: Units = {
  system: 'imperial',
  elevation: (metres) => measure(whole.format(metres * FEET_PER_METRE), 'ft'),
  distance: (kilometres) => length(kilometres * MILES_PER_KILOMETRE, 'mi'),
  snow: (centimetres) => length(centimetres / CM_PER_INCH, 'in'),
  temperature: (celsius) => measure(signed(whole.format(celsius * 1.8 + 32)), '°F', ''),
  speed: (kmh) => measure(whole.format(kmh * MILES_PER_KILOMETRE), 'mph'),
};

/** The formatters of a unit system; they take metric figures and give texts. */
export function unitsOf(system: UnitSystem): Units {
  return system === 'metric' ? metric : imperial;
}

function localSystem(): UnitSystem {
  const region = new Intl.Locale(navigator.language || 'en').maximize().region ?? '';
  // "en" alone maximises to the United States, which says nothing about where the visitor is.
  return navigator.language.includes('-') && IMPERIAL_REGIONS.has(region) ? 'imperial' : 'metric';
}

const choice = storedChoice<UnitSystem>(STORAGE_KEYS.units, unitSystems, localSystem, 'metric');

/** The formatters of the visitor's unit system; re-renders when it changes. */
export function useUnits(): Units {
  return unitsOf(choice.useChoice());
}

/** Remembers the visitor's unit system. */
export const setUnitSystem = choice.set;

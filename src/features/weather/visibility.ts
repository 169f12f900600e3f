import { visibilityText } from '@/domain/weather-words';
import { formatDecimal } from '@/lib/format';
import { MILES_PER_KILOMETRE, type Units } from '@/lib/units';

const DISTANCE = /^(\d+(?:\.\d+)?)\s*(km|kilometers|kilometres|m|meters|metres|mi|miles)$/i;

function kilometres(amount: number, unit: string): number {
  if (unit.startsWith('k')) return amount;
  return unit.startsWith('mi') ? amount / MILES_PER_KILOMETRE : amount / 1000;
}

/** Visibility in the visitor's units if it is a distance ("2 km"), else the server's word ("Good"). */
export function visibilityMeasure(visibility: string, units: Units): { value: string; unit: string } {
  const [, amount, unit] = DISTANCE.exec(visibility) ?? [];
  if (amount === undefined || unit === undefined) return { value: visibilityText(visibility), unit: '' };
  // Short distances stay in metres, for which the unit system has no word.
  if (units.system === 'metric' && /^m(et|$)/i.test(unit))
    return { value: formatDecimal(Number(amount), { most: 1 }), unit: 'm' };
  return units.distance(kilometres(Number(amount), unit.toLowerCase()));
}

import { capitalized } from '@/lib/format';

/** The words for a facility: 'night_skiing' -> "Night skiing". */
export function facilityLabel(facility: string): string {
  return capitalized(facility.replaceAll('_', ' ').trim());
}

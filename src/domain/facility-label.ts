import { capitalized } from '@/lib/format';
import { m } from '@/paraglide/messages';

/** The words for a facility: 'night_skiing' -> "Night skiing". */
export function facilityLabel(facility: string): string {
  return m.facility({ name: facility, text: capitalized(facility.replaceAll('_', ' ').trim()) });
}

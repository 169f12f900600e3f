import { formatList } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { parseTripLink, readPart } from '../trip-link';

/** Guesses by its form what an unreadable part was meant to be. The order matters. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/\.\.|^\d{4}-/, 'dates'],
  [/^k[\d.]+-/, 'needs'],
  [/^then-/, 'then'],
  [/^[A-Z]{0,3}-?\d/, 'budget'],
  [/^[a-z]-?\d/, 'group'],
];

/**
 * Explains which parts of a link's trip are not applied; null if all are.
 * @param today an ISO date
 * @param isOriginUnknown the airport in the link does not exist
 */
export function linkProblem(link: string, { today, isOriginUnknown }: { today: string; isOriginUnknown: boolean }) {
  const trip = parseTripLink(link);
  if (!trip) return m.trip_link_unread();
  const unread = link.split('_').filter((text) => text !== '' && !readPart(text));
  const names = unread.map((text) => forms.find(([form]) => form.test(text))?.[1] ?? 'unknown');
  const all = [...new Set([...names, ...(isOriginUnknown ? ['origin'] : [])])];
  const sentences = [
    all.length > 0 && m.trip_link_partly({ parts: formatList(all.map((part) => m.trip_link_part({ part }))) }),
    trip.dates && trip.dates.to < today && m.trip_link_passed(),
  ];
  return sentences.filter(Boolean).join(' ') || null;
}

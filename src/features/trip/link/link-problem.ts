import { formatList } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { parseTripLink, readPart } from '../trip-link';

/** What a part that cannot be read was meant to say, by its form. The order counts. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/\.\.|^\d{4}-/, 'dates'],
  [/^k[\d.]+-/, 'needs'],
  [/^then-/, 'then'],
  [/^[A-Z]{0,3}-?\d/, 'budget'],
  [/^[a-z]-?\d/, 'group'],
];

/**
 * What of a link's trip is not in force, in words; null where all of it is.
 * @param today an ISO date
 * @param isOriginUnknown it starts at an airport that nobody knows
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

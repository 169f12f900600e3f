import { formatList } from '@/lib/format';
import { parseTripLink, readPart } from '../trip-link';

/** What a part that cannot be read was meant to say, by its form. The order counts. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/\.\.|^\d{4}-/, 'dates'],
  [/^k[\d.]+-/, 'what is enough'],
  [/^then-/, 'what decides between equals'],
  [/^[A-Z]{0,3}-?\d/, 'day ticket'],
  [/^[a-z]-?\d/, 'who skis'],
];

/**
 * What of a link's trip is not in force, in words; null where all of it is.
 * @param today an ISO date
 * @param isOriginUnknown it starts at an airport that nobody knows
 */
export function linkProblem(link: string, { today, isOriginUnknown }: { today: string; isOriginUnknown: boolean }) {
  const trip = parseTripLink(link);
  if (!trip) return 'The trip of this link could not be read.';
  const unread = link.split('_').filter((text) => text !== '' && !readPart(text));
  const names = unread.map((text) => forms.find(([form]) => form.test(text))?.[1] ?? 'a part that we do not know');
  const all = [...new Set([...names, ...(isOriginUnknown ? ['where it starts'] : [])])];
  const sentences = [
    all.length > 0 && `Part of this link could not be read: ${formatList(all)}.`,
    trip.dates && trip.dates.to < today && 'The dates of this link have passed.',
  ];
  return sentences.filter(Boolean).join(' ') || null;
}

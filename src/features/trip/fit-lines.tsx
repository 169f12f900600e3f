import { Equal, type LucideIcon, Minus, Plus } from 'lucide-react';
import { m } from '@/paraglide/messages';
import type { FitLine } from './fit-words';

interface FitLinesProps {
  /** The best reason for the resort, and the worst caveat; null without one. */
  reason: FitLine | null;
  caveat: FitLine | null;
  /** The cost of skiing; null if unknown. */
  cost: FitLine | null;
}

/** How a resort fits the trip, as lines of a card: its best reason, its worst caveat, and the cost of skiing. */
export function FitLines({ reason, caveat, cost }: FitLinesProps) {
  // Keeps the row of the card for resorts without lines.
  if (!reason && !caveat && !cost) return <div />;
  return (
    <ul
      aria-label={m.trip_for_your_trip()}
      data-source="worked out"
      className="mt-[.7rem] grid content-start gap-[.35rem] text-small leading-[1.35] text-pretty text-ink-2"
    >
      {reason && <Line icon={Plus} line={reason} />}
      {caveat && <Line icon={Minus} line={caveat} />}
      {cost && <Line icon={Equal} line={cost} />}
    </ul>
  );
}

/** Keeps a number and its unit on one line. */
const unbroken = (text: string) => text.replaceAll(/(\d) (?=(?:km|mi|runs?|Pisten?|pistes?|pista)\b)/g, '$1\u00a0');

/** Keyed by its text, for browsers that translate the page. */
function Line({ icon: Icon, line: { claim, comparison } }: { icon: LucideIcon; line: FitLine }) {
  return (
    <li key={`${claim} ${comparison}`} className="grid grid-cols-[1.4rem_1fr]">
      <Icon aria-hidden className="mt-[.16em] size-4! stroke-[2.25]! text-ink-3" />
      <span className="wrap-anywhere">
        <b className="inline-block font-bold text-ink">{unbroken(claim)}</b> {unbroken(comparison)}
      </span>
    </li>
  );
}

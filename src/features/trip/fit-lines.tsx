import { Equal, type LucideIcon, Minus, Plus } from 'lucide-react';
import { m } from '@/paraglide/messages';
import type { FitLine } from './fit-words';

interface FitLinesProps {
  /** What speaks most for the resort, and most against it; null for nothing. */
  reason: FitLine | null;
  caveat: FitLine | null;
  /** What it costs to ski; null where that cannot be said. */
  cost: FitLine | null;
}

/** What a resort says of the trip, in lines of a card: its best reason, its sharpest caveat, and what it costs to ski. */
export function FitLines({ reason, caveat, cost }: FitLinesProps) {
  // The row of the card stays where one resort has none.
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

/** A number and its unit stay on one line, and so do the two months of a season. */
const unbroken = (text: string) =>
  text
    .replaceAll(/(\d) (?=(?:km|mi|runs?|Pisten?|pistes?|pista)\b)/g, '$1\u00a0')
    .replaceAll(/(\p{L}{3}\.?) – (?=\p{L})/gu, '$1\u00a0–\u00a0');

/** Keyed by its words, for browsers that translate the page. */
function Line({ icon: Icon, line: { claim, comparison } }: { icon: LucideIcon; line: FitLine }) {
  return (
    <li key={`${claim} ${comparison}`} className="grid grid-cols-[1.4rem_1fr]">
      <Icon aria-hidden className="mt-[.16em] size-4! stroke-[2.25]! text-ink-3" />
      <span key={`${claim} ${comparison}`} className="line-clamp-2 wrap-anywhere">
        <b className="font-[650] text-ink">{unbroken(claim)}</b> {unbroken(comparison)}
      </span>
    </li>
  );
}

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { focusHeading } from '@/lib/focus-heading';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { MyRounds } from './my-rounds';
import { NewRound } from './new-round';
import { RoundView } from './round-view';
import { type StoredRound, useRounds } from './rounds-store';
import { type Copied, type Delivery, type Packed, roundState } from './send-round';
import type { TogetherSlots } from './together-slots';
import { type RoundLink, useRoundLink } from './use-round-link';
import { YourRoundsLink } from './your-rounds';
import './together-page.css';

const problems: Partial<Record<RoundLink['kind'], string>> = {
  incomplete: m.round_problem_incomplete(),
  newer: m.round_problem_newer(),
  overfull: m.round_problem_overfull(),
};

interface TogetherPageProps {
  slots: TogetherSlots;
  /** The visitor's own trip as a link, for new rounds without one; '' without a trip. */
  ownTrip: string;
}

/** Several people choose between resorts: a new round, one from a link, or the list of stored ones. */
export function TogetherPage({ slots, ownTrip }: TogetherPageProps) {
  const link = useRoundLink();
  const rounds = useRounds();
  const stored = useRoundOnScreen(link, rounds);
  const navigate = useNavigate();
  const [packed, setPacked] = useState<Packed | null>(null);
  const [copied, setCopied] = useState<Copied | null>(null);
  const delivery: Delivery = {
    onPacked: (next) => {
      setPacked(next);
      setCopied(null);
      void navigate(paths.round(next.fragment), { replace: true, preventScrollReset: true });
    },
    onCopied: setCopied,
  };
  const isStillToSend = copied !== null && stored !== undefined && copied.state === roundState(stored.round);
  const problem = problems[link.kind];
  // A new round that was sent is shown by its board, in place of the button that was pressed.
  useRestoreFocus(focusHeading, stored?.round.id ?? link.kind);

  return (
    <section className="together-page wrap min-h-svh pt-[clamp(1.75rem,4vw,3.25rem)] pb-20 print:min-h-0 print:pb-0">
      <PageHead title={m.action_decide_together()} isUnlisted />
      {link.kind === 'new' &&
        slots.renderTrip({
          link: link.trip || ownTrip,
          children: (trip) => (
            <NewRound
              key={link.ids.join()}
              ids={link.ids}
              asked={link.asked}
              tripLink={link.trip || ownTrip}
              trip={trip}
              delivery={delivery}
            />
          ),
        })}
      {stored &&
        slots.renderTrip({
          link: stored.round.trip,
          children: (trip) => (
            <RoundView
              key={stored.round.id}
              stored={stored}
              trip={trip}
              renderAdd={slots.renderAdd}
              leftOut={packed?.round === stored.round.id ? packed.withoutNotesOf : []}
              copied={isStillToSend ? copied : null}
              delivery={delivery}
            />
          ),
        })}
      {link.kind !== 'new' && !stored && (
        <>
          <h1>{m.action_decide_together()}</h1>
          <div role="status">{problem && <Alert className="mt-5">{problem}</Alert>}</div>
          <div className="mt-8">
            {link.kind === 'loading' ? <Skeleton className="block h-96 w-full" /> : <MyRounds />}
          </div>
        </>
      )}
      {rounds.length > 0 && (link.kind === 'new' || stored) && (
        <p className="mt-4 text-small print:hidden">
          <YourRoundsLink />
        </p>
      )}
    </section>
  );
}

/**
 * The round of the link, as it is stored. Forgotten in another tab, or the oldest of too many, it stays on screen as it was stored
 * last, with what was hidden and what is being typed.
 */
function useRoundOnScreen(link: RoundLink, rounds: readonly StoredRound[]): StoredRound | undefined {
  const opened = link.kind === 'round' ? link.opened : undefined;
  const isOpened = (one: StoredRound | undefined) => one?.round.id === opened?.round.id;
  const stored = opened && rounds.find(isOpened);
  const [last, setLast] = useState(stored);
  if (stored && stored !== last) setLast(stored);
  return stored ?? (isOpened(last) ? last : opened);
}

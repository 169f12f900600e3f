import { Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState, ExploreButton } from '@/components/empty-state';
import { ChangingText } from '@/components/ui/changing-text';
import { IconButton } from '@/components/ui/icon-button';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { useFocusNextItem } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { roundSummary } from './board-words';
import { fitRoundLink } from './codec/fit-link';
import { LINK_MAX } from './codec/round-link';
import { forgetRound, restoreRound, type StoredRound, useRounds } from './rounds-store';
import { answeringPeople } from './rules/board';
import { sayWithUndo } from './say-with-undo';

/** The rounds stored in this browser; without any, how to start one. */
export function MyRounds() {
  const rounds = useRounds();
  const list = useRef<HTMLUListElement>(null);
  const ids = useMemo(() => rounds.map(({ round }) => round.id), [rounds]);
  useFocusNextItem(list, (id) => `[data-forget="${id}"]`, ids);
  if (rounds.length === 0) {
    return <EmptyState title={m.round_none()} text={m.round_none_text()} action={<ExploreButton />} />;
  }
  return (
    <section aria-labelledby="my-rounds">
      <h2 id="my-rounds" className="mb-2 text-[1.625rem]">
        {m.round_in_browser()}
      </h2>
      <ul ref={list}>
        {rounds.map((one) => (
          <RoundRow key={one.round.id} stored={one} />
        ))}
      </ul>
    </section>
  );
}

function RoundRow({ stored }: { stored: StoredRound }) {
  const { round, openedAt } = stored;
  const [address, setAddress] = useState<string>(paths.together);
  useEffect(() => {
    let isGone = false;
    // Notes that such a link has no room for are stored here, and shown all the same.
    void fitRoundLink(round, LINK_MAX).then(({ fragment }) => {
      if (!isGone) setAddress(paths.round(fragment));
    });
    return () => {
      isGone = true;
    };
  }, [round]);
  const title = round.title || m.round_untitled();
  // Rounds may have the same title, as all without one do: the link and the button are described by what else is said.
  const aboutId = `about-${round.id}`;
  const forget = () => {
    forgetRound(round.id);
    sayWithUndo(`round ${round.id}`, m.round_forgotten({ title }), () => {
      restoreRound(stored);
      return m.round_restored({ title });
    });
  };
  const summary = roundSummary(round.resorts.length, answeringPeople(round).length);
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-3">
      <div className="min-w-0">
        <h3>
          <Link to={address} aria-describedby={aboutId} className="hover:underline">
            <bdi key={title}>{title}</bdi>
          </Link>
        </h3>
        <p id={aboutId} className="text-small text-ink-2">
          <ChangingText>{summary}</ChangingText>
          <span> · </span>
          <span key={openedAt}>{m.round_opened({ date: formatDate(new Date(openedAt)) })}</span>
        </p>
      </div>
      <IconButton label={m.round_forget({ title })} aria-describedby={aboutId} data-forget={round.id} onClick={forget}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}

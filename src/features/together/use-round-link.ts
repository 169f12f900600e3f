import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ROUND_RESORTS } from '@/config/constants';
import { plainText } from '@/lib/plain-text';
import { parseRoundLink, type ReadLink } from './codec/round-link';
import { keepRound } from './rounds-store';

/** What the fragment of the address asks for. */
export type RoundLink =
  /** Nothing: the rounds of this browser. */
  | { kind: 'none' }
  /** A new round of these resorts, for the trip of this link; `asked` counts those that a round cannot hold as well. */
  | { kind: 'new'; ids: readonly string[]; asked: number; trip: string }
  | { kind: 'loading' }
  /** A chat has cut it; a newer version made it; it would make its round larger than a link can hold. */
  | { kind: 'incomplete' | 'newer' | 'overfull' }
  | { kind: 'round'; id: string };

/** Reads what a new round shall be about; null for another fragment. Anybody may have written it. */
function newRound(fragment: string): RoundLink | null {
  const params = new URLSearchParams(fragment);
  const list = params.get('new');
  if (list === null) return null;
  const ids = list.split(',').map((id) => plainText(id.replaceAll('%2C', ',')));
  const known = [...new Set(ids)].filter((id) => id !== '');
  return {
    kind: 'new',
    ids: known.slice(0, ROUND_RESORTS.max),
    asked: known.length,
    trip: params.get('trip') ?? '',
  };
}

function opened(read: ReadLink): RoundLink {
  if (read.kind !== 'round') return read;
  return keepRound(read.round) ? { kind: 'round', id: read.round.id } : { kind: 'overfull' };
}

/** What the address asks for. The round of a link is merged into the one that this browser keeps. */
export function useRoundLink(): RoundLink {
  const { hash } = useLocation();
  const fragment = hash.slice(1);
  const immediate = useMemo(() => (fragment === '' ? { kind: 'none' as const } : newRound(fragment)), [fragment]);
  const [read, setRead] = useState<{ fragment: string; link: RoundLink } | null>(null);
  useEffect(() => {
    if (immediate) return;
    let isGone = false;
    void parseRoundLink(fragment).then((parsed) => {
      if (!isGone) setRead({ fragment, link: opened(parsed) });
    });
    return () => {
      isGone = true;
    };
  }, [fragment, immediate]);
  if (immediate) return immediate;
  // A fragment that this page has written itself is of the round that is shown.
  if (read?.fragment === fragment || read?.link.kind === 'round') return read.link;
  return { kind: 'loading' };
}

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ROUND_RESORTS } from '@/config/constants';
import { plainText } from '@/lib/plain-text';
import { parseRoundLink, type ReadLink } from './codec/round-link';
import { keepRound, type StoredRound } from './rounds-store';
import { RESORT_ID_MAX, TRIP_LINK_MAX } from './rules/round';

/** The meaning of the address's fragment. */
export type RoundLink =
  /** No fragment: the rounds stored in this browser. */
  | { kind: 'none' }
  /** A new round of these resorts, for the trip of this link; `asked` counts those that a round cannot hold as well. */
  | { kind: 'new'; ids: readonly string[]; asked: number; trip: string }
  | { kind: 'loading' }
  /** Cut by a chat app; made by a newer version; or would make its round larger than a link can hold. */
  | { kind: 'incomplete' | 'newer' | 'overfull' }
  /** As it was stored then. */
  | { kind: 'round'; opened: StoredRound };

/** Reads the resorts and trip of a new round, which anybody may have written; null for any other fragment. */
function newRound(fragment: string): RoundLink | null {
  const params = new URLSearchParams(fragment);
  const list = params.get('new');
  if (list === null) return null;
  const ids = list.split(',').map((id) => plainText(id.replaceAll('%2C', ',')));
  // A round with a longer id or trip could not be read again.
  const known = [...new Set(ids)].filter((id) => id !== '' && id.length <= RESORT_ID_MAX);
  const trip = params.get('trip') ?? '';
  return {
    kind: 'new',
    ids: known.slice(0, ROUND_RESORTS.max),
    asked: known.length,
    trip: trip.length <= TRIP_LINK_MAX ? trip : '',
  };
}

function toRoundLink(parsed: ReadLink): RoundLink {
  if (parsed.kind !== 'round') return parsed;
  const opened = keepRound(parsed.round);
  return opened ? { kind: 'round', opened } : { kind: 'overfull' };
}

/** Reads the address. A round in it is merged into the stored one. */
export function useRoundLink(): RoundLink {
  const { hash } = useLocation();
  const fragment = hash.slice(1);
  const immediate: RoundLink | null = fragment === '' ? { kind: 'none' } : newRound(fragment);
  const isPacked = immediate === null;
  const [read, setRead] = useState<{ fragment: string; link: RoundLink } | null>(null);
  useEffect(() => {
    if (!isPacked) return;
    let isGone = false;
    void parseRoundLink(fragment).then((parsed) => {
      if (!isGone) setRead({ fragment, link: toRoundLink(parsed) });
    });
    return () => {
      isGone = true;
    };
  }, [fragment, isPacked]);
  if (immediate) return immediate;
  // A fragment this page has written itself belongs to the round on screen.
  if (read?.fragment === fragment || read?.link.kind === 'round') return read.link;
  return { kind: 'loading' };
}

import { share } from '@/components/share-button';
import { ROUND_LINK_MAX } from '@/config/constants';
import { paths } from '@/config/paths';
import { notify } from '@/lib/notify';
import { sharedAddress } from '@/lib/site-address';
import { m } from '@/paraglide/messages';
import { type FittedLink, fitRoundLink } from './codec/fit-link';
import { toWire } from './codec/round-wire';
import { keepRound, type StoredRound } from './rounds-store';
import { answeringPeople, askerOf } from './rules/board';
import type { Round } from './rules/round';

/** What stands above the link in a chat: the question, whose answer it brings, or that it brings those of all. */
type Said = { kind: 'question' } | { kind: 'answer'; name: string } | { kind: 'all' };

function saidText({ title, people }: Round, said: Said): string {
  const shown = title || m.round_untitled();
  if (said.kind === 'answer') return m.round_say_answer({ name: said.name, title: shown });
  if (said.kind === 'all' && answeringPeople({ people }).length > 0) return m.round_say_all({ title: shown });
  return title ? m.round_say({ title }) : m.round_say_untitled();
}

/** What to do with a link that was copied. */
export interface Copied {
  /** In words. */
  text: string;
  /** The round that the link holds, see `roundState`: once it changes there is something else to send. */
  state: string;
  /** Where it is said: at the head of the page, where reading goes on after an answer, or beside the button at its foot. */
  place: 'head' | 'foot';
}

/** A text that changes with everything a link of the round would hold. */
export const roundState = (round: Round): string => JSON.stringify(toWire(round));

function copiedText(stored: Pick<StoredRound, 'round' | 'isOwn'>, said: Said): string {
  if (stored.isOwn || said.kind === 'all') return m.round_copied_group();
  const asker = askerOf(stored.round);
  return asker ? m.round_copied_back({ name: asker.name }) : m.round_copied_back_unnamed();
}

/** The link of a round that is about to be shared. */
export interface Packed extends Pick<FittedLink, 'fragment' | 'withoutNotesOf'> {
  /** The id of the round. */
  round: string;
}

/** What the page does while a round is sent. */
export interface Delivery {
  /** Called before anything is shared: whose notes the link leaves out is shown first. */
  onPacked: (packed: Packed) => void;
  /** Called if the link was copied, so that it still has to be sent. */
  onCopied: (copied: Copied) => void;
}

interface Sending extends Delivery {
  said: Said;
  /** Ids of those this browser answers for. */
  mine?: readonly string[];
  /** See `keepRound`; not of a new round. */
  shown?: StoredRound;
}

/**
 * Stores a round in this browser and shares a link with all answers known here. Resolves as the share sheet opens: what was typed is
 * stored then, and the page may be reloaded before the sheet is closed. Resolves with false, and does neither, if the round holds
 * more people than a link can.
 */
export async function sendRound(
  round: Round,
  { said, mine = [], shown, onPacked, onCopied }: Sending,
): Promise<boolean> {
  const stored = keepRound(round, mine, shown);
  if (!stored) {
    notify.info(m.round_full(), { about: 'round' });
    return false;
  }
  const room = ROUND_LINK_MAX - sharedAddress(paths.round('')).length - 1;
  const { fragment, withoutNotesOf, fits } = await fitRoundLink(stored.round, room);
  if (!fits) {
    notify.info(m.round_link_long(), { about: 'round' });
  }
  onPacked({ round: round.id, fragment, withoutNotesOf });
  void share({
    title: round.title || m.round_untitled(),
    text: saidText(stored.round, said),
    url: paths.round(fragment),
    // The address of the page is the link.
    refusedHint: m.round_copy(),
  }).then((isCopied) => {
    const place = said.kind === 'all' ? 'foot' : 'head';
    if (isCopied) onCopied({ text: copiedText(stored, said), state: roundState(stored.round), place });
  });
  return true;
}

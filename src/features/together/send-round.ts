import { share } from '@/components/share-button';
import { ROUND_LINK_MAX } from '@/config/constants';
import { paths } from '@/config/paths';
import { notify } from '@/lib/notify';
import { sharedAddress } from '@/lib/site-address';
import { m } from '@/paraglide/messages';
import { fitRoundLink } from './codec/fit-link';
import { keepRound } from './rounds-store';
import { answeringPeople } from './rules/board';
import type { Round } from './rules/round';

/** Is given the link's fragment, and whose notes it could not hold. */
export type OnPacked = (fragment: string, withoutNotesOf: readonly string[]) => void;

/** What stands above the link in a chat: the question, whose answer it brings, or that it brings those of all. */
export type Said = { kind: 'question' } | { kind: 'answer'; name: string } | { kind: 'all' };

function saidText({ title, people }: Round, said: Said): string {
  const shown = title || m.round_untitled();
  if (said.kind === 'answer') return m.round_say_answer({ name: said.name, title: shown });
  if (said.kind === 'all' && answeringPeople({ people }).length > 0) return m.round_say_all({ title: shown });
  return title ? m.round_say({ title }) : m.round_say_untitled();
}

interface Sending {
  said: Said;
  /** Ids of those who have just answered in this browser. */
  mine?: readonly string[];
  /** Called before anything is shared: what the link leaves out is shown first. */
  onPacked: OnPacked;
}

/** Stores a round in this browser and shares a link with all answers known here. */
export async function sendRound(round: Round, { said, mine = [], onPacked }: Sending): Promise<void> {
  const stored = keepRound(round, mine)?.round ?? round;
  const room = ROUND_LINK_MAX - sharedAddress(paths.round('')).length - 1;
  const { fragment, withoutNotesOf, fits } = await fitRoundLink(stored, room);
  if (!fits) {
    notify.info(m.round_link_long(), { about: 'round' });
  }
  onPacked(fragment, withoutNotesOf);
  await share({
    title: round.title || m.round_which_one(),
    text: saidText(stored, said),
    url: paths.round(fragment),
    // The address of the page is the link.
    refusedHint: m.round_copy(),
  });
}

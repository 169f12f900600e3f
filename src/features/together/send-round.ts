import { share } from '@/components/share-button';
import { ROUND_LINK_MAX } from '@/config/constants';
import { paths } from '@/config/paths';
import { notify } from '@/lib/notify';
import { sharedAddress } from '@/lib/site-address';
import { m } from '@/paraglide/messages';
import { fitRoundLink } from './codec/fit-link';
import { keepRound } from './rounds-store';
import type { Round } from './rules/round';

/** Is given the link's fragment, and whose notes it could not hold. */
export type OnPacked = (fragment: string, withoutNotesOf: readonly string[]) => void;

/**
 * Stores a round in this browser and shares a link with all answers known here.
 * @param mine id of the person who has just answered
 * @param onPacked called before anything is shared: what the link leaves out is shown first
 */
export async function sendRound(round: Round, mine: readonly string[], onPacked: OnPacked): Promise<void> {
  const stored = keepRound(round, mine)?.round ?? round;
  const room = ROUND_LINK_MAX - sharedAddress(paths.round('')).length - 1;
  const { fragment, withoutNotesOf, fits } = await fitRoundLink(stored, room);
  if (!fits) {
    notify.info(m.round_link_long(), { about: 'round' });
  }
  onPacked(fragment, withoutNotesOf);
  const { title } = round;
  await share({
    title: title || m.round_which_one(),
    text: title ? m.round_say({ title }) : m.round_say_untitled(),
    url: paths.round(fragment),
    // The address of the page is the link.
    refusedHint: m.round_copy(),
  });
}

import { share } from '@/components/share-button';
import { ROUND_LINK_MAX } from '@/config/constants';
import { paths } from '@/config/paths';
import { notify } from '@/lib/notify';
import { sharedAddress } from '@/lib/site-address';
import { m } from '@/paraglide/messages';
import { fitRoundLink } from './codec/fit-link';
import { keepRound } from './rounds-store';
import type { Round } from './rules/round';

/** The link's fragment, and whose notes did not fit. */
export interface SentRound {
  fragment: string;
  withoutNotesOf: readonly string[];
}

/**
 * Stores a round in this browser and shares a link with all answers known here.
 * @param mine id of the person who has just answered
 */
export async function sendRound(round: Round, mine: readonly string[]): Promise<SentRound> {
  const stored = keepRound(round, mine)?.round ?? round;
  const room = ROUND_LINK_MAX - sharedAddress(paths.round('')).length - 1;
  const { fragment, withoutNotesOf, fits } = await fitRoundLink(stored, room);
  if (!fits) {
    notify.info(m.round_link_long(), { about: 'round' });
  }
  const title = round.title || m.round_which_one();
  await share({
    title,
    text: m.round_say({ title }),
    url: paths.round(fragment),
    // By then the page's address is the link.
    refusedHint: m.round_copy(),
  });
  return { fragment, withoutNotesOf };
}

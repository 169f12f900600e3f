import type { Round } from '../rules/round';
import { formatRoundLink } from './round-link';

/** A link as it may be shared, and whose notes it had to leave out to be short enough. */
export interface FittedLink {
  fragment: string;
  /** Names of the people whose notes the link does not carry, the oldest note first. */
  withoutNotesOf: readonly string[];
  /** False where it is too long even without any note. */
  fits: boolean;
}

/**
 * Packs a round within a number of characters. Where it is longer, notes go first, the oldest first; who shares it is told.
 */
export async function fitRoundLink(round: Round, longest: number): Promise<FittedLink> {
  const oldest = round.people.filter(({ note }) => note !== '').sort((a, b) => a.at - b.at);
  const withoutNotesOf: string[] = [];
  let people = round.people;
  let fragment = await formatRoundLink(round);
  for (const { id, name } of oldest) {
    if (fragment.length <= longest) break;
    people = people.map((person) => (person.id === id ? { ...person, note: '' } : person));
    withoutNotesOf.push(name);
    fragment = await formatRoundLink({ ...round, people });
  }
  return { fragment, withoutNotesOf, fits: fragment.length <= longest };
}

import type { Round } from '../rules/round';
import { formatRoundLink } from './round-link';

/** A link short enough to share, and whose notes it leaves out. */
export interface FittedLink {
  fragment: string;
  /** Names of the people whose notes are left out, the oldest note first. */
  withoutNotesOf: readonly string[];
  /** False if the link is too long even without notes. */
  fits: boolean;
}

/** Packs a round into a limited number of characters. If it is too long, notes are dropped, oldest first. */
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

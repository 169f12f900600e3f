import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { ROUNDS_KEPT_FOR, STORAGE_KEYS } from '@/config/constants';
import { paths } from '@/config/paths';
import { readStoredJson } from '@/lib/local-storage';
import { m } from '@/paraglide/messages';

function hasRounds(): boolean {
  const oldest = Date.now() - ROUNDS_KEPT_FOR;
  const found = readStoredJson(STORAGE_KEYS.rounds);
  const isKept = (entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'openedAt' in entry && Number(entry.openedAt) > oldest;
  return Array.isArray(found) && found.some(isKept);
}

/**
 * Whether a round was stored in this browser when the page was opened. The rounds are not read: who only passes by loads none of
 * the code for that. Not for prerendered pages, which would move.
 */
export const useHasRounds = (): boolean => useState(hasRounds)[0];

/** The way back to the rounds of this browser, for pages where there are some. */
export const YourRoundsLink = () => (
  <Link to={paths.together} className="link">
    {m.round_yours()}
  </Link>
);

/** The same among buttons; on phones in a line of its own. */
export const YourRoundsButton = () => (
  <Button asChild size="small" variant="quiet" className="max-md:basis-full!">
    <Link to={paths.together}>{m.round_yours()}</Link>
  </Button>
);

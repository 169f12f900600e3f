import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';
import { keptRounds } from './kept-rounds';

/**
 * Whether a round was stored in this browser when the page was opened. The rounds are not read: who only passes by loads none of
 * the code for that. Not for prerendered pages, which would move.
 */
export const useHasRounds = (): boolean => useState(() => keptRounds().length > 0)[0];

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
